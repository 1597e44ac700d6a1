import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** The types of the web that Node has as well. The API runs in the process of the screens, so both use Node's. */
const WEB_TYPES = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
] as const;

/** Node's `FormData`, which a form of the page can fill, as in a browser. */
const createFormDataType = (NodeFormData: typeof FormData, PageFormData: typeof FormData): typeof FormData =>
  class extends NodeFormData {
    constructor(form?: HTMLFormElement) {
      super();
      if (!form) return;
      for (const [name, value] of new PageFormData(form)) {
        if (typeof value === 'string') this.append(name, value);
        // A file field without a file is sent as a file without a name.
        else this.append(name, value instanceof File ? value : new File([], ''));
      }
    }
  };

const environment: Environment = {
  name: 'browser-environment',
  viteEnvironment: 'client',
  async setup(global, options) {
    const web = Object.fromEntries(WEB_TYPES.map((name) => [name, global[name]]));
    const browser = await builtinEnvironments['happy-dom'].setup(global, options);
    const PageFormData = global.FormData;
    Object.assign(global, web);
    global.FormData = createFormDataType(web.FormData, PageFormData);
    return browser;
  },
};

export default environment;
