// What React's hot reload needs before any component; only `npm run dev` loads it.
const path = '/@react-refresh'; // a variable, so that only the browser resolves it
const { default: refresh } = (await import(/* @vite-ignore */ path)) as {
  default: { injectIntoGlobalHook(target: Window): void };
};

refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });

export {};
