import { TRUSTED_TYPES_POLICY } from '#contract/pages/trusted-types.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';

export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
const ADMIN_WORKER = '/admin-worker.js';

/** What is used of the browser's `trustedTypes`. */
interface Policy {
  createHTML(html: string): TrustedHTML;
  createScriptURL(url: string): TrustedScriptUrl;
}
type TrustedScriptUrl = string & { readonly __trusted?: never };

const onlyKnown = (url: string): string => {
  if (url !== GOOGLE_SCRIPT && url !== ADMIN_WORKER) throw new TypeError('Scripts are loaded from nowhere else.');
  return url;
};

let policy: Policy | undefined;

/** The site's only policy; undefined on the server and in browsers without Trusted Types. */
const policyNow = (): Policy | undefined => {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: { createHTML: unknown; createScriptURL: unknown }): Policy };
  };
  policy ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
    createHTML: (html: string) => html,
    createScriptURL: onlyKnown,
  });
  return policy;
};

const trusted = (html: string): TrustedHTML => policyNow()?.createHTML(html) ?? html;

/** HTML that the API has sanitised, for an element that takes it over as it is. Each call makes a new object: keep it between renderings. */
export const trustedHtml = (html: SanitisedHtml): TrustedHTML => trusted(html);

/** What an element of the page contains as the server rendered it. */
export const trustedContent = (element: Element): TrustedHTML => trusted(element.innerHTML);

/** Styles and handlers inside of tags get names that the browser does not act on: it would refuse them, and say so. */
const inactive = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on[a-z]+)\s*=/gi, ' data-$1='));

/** HTML from the clipboard in a template: nothing of it runs, loads or is shown, and `style` is `data-style`. What is taken over from it goes through a schema. */
export const pastedFragment = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = trusted(inactive(html)) as string;
  return template.content;
};

/** The address of Google's script, the only one from elsewhere. */
export const trustedGoogleScript = (): string => policyNow()?.createScriptURL(GOOGLE_SCRIPT) ?? GOOGLE_SCRIPT;

/** The address of the portal's service worker. */
export const trustedAdminWorker = (): string => policyNow()?.createScriptURL(ADMIN_WORKER) ?? ADMIN_WORKER;
