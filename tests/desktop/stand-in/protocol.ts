import type { CustomScheme } from 'electron';
import { NotInStandIn, state, throwOnUnknown } from './state.ts';

type Handler = (request: Request) => Response | Promise<Response>;

const handlers = new Map<string, Handler>();
const standard = new Set<string>();

/** Chromium refuses unknown schemes before they can be intercepted, so `app://admin/x` is sent under an https alias. */
const ALIAS = '.standin.invalid';
const OWN = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i;
const WIRE = /^https:\/\/(.+)\.([a-z0-9+-]+)\.standin\.invalid(\/.*)?$/i;

/** The URL under which Chromium knows an address of the app. */
export const toWire = (raw: string): string => {
  const [, scheme = '', host = '', rest = ''] = OWN.exec(raw) ?? [];
  if (!standard.has(scheme.toLowerCase())) return raw;
  return `https://${host}.${scheme.toLowerCase()}${ALIAS}${rest.startsWith('/') ? rest : `/${rest}`}`;
};

/** The URL under which the app knows an address of Chromium. */
export const fromWire = (raw: string): string => {
  const [, host = '', scheme = '', path = ''] = WIRE.exec(raw) ?? [];
  return standard.has(scheme) ? `${scheme}://${host}${path}` : raw;
};

export const isWire = (raw: string): boolean => fromWire(raw) !== raw;

export const handlerFor = (url: string): Handler | undefined => handlers.get(url.slice(0, url.indexOf(':')));

export const protocol = throwOnUnknown('protocol', {
  /** For tests: what was registered. */
  _schemes: [] as CustomScheme[],
  registerSchemesAsPrivileged(schemes: CustomScheme[]): void {
    if (state.isReady) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    protocol._schemes.push(...schemes);
    for (const { scheme, privileges } of schemes) {
      if (!privileges?.standard || !privileges.secure) throw new NotInStandIn(`scheme ${scheme} that is not secure`);
      standard.add(scheme);
    }
  },
  handle(scheme: string, handler: Handler): void {
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  },
});
