/** Keeps electron-builder away from node_modules: Vite has bundled what the app runs. */
export default async () => false;
