/** Tells electron-builder that node_modules is none of its business: Vite has bundled what the app runs. */
export default async () => false;
