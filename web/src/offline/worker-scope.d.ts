/** As much of a service worker's world as ours uses: the whole of it does not go together with that of a page. */
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: { does: 'take over' | 'keep guides'; languages?: string[] } };
  fetch: ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void };
}

export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, hear: (event: WorkerEvents[Name]) => void): void;
}

declare global {
  interface Window {
    readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[];
  }
}
