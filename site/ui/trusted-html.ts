import { TRUSTED_TYPES_POLICY } from '#contract/pages/trusted-types.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';

export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
const ADMIN_WORKER = '/admin-worker.js';

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

/** Returns a new object on each call: keep it between renderings. */
export const trustedHtml = (html: SanitisedHtml): TrustedHTML => trusted(html);

export const trustedContent = (element: Element): TrustedHTML => trusted(element.innerHTML);

/** Renames styles and handlers inside tags, which the browser would refuse and report. */
const inactive = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on[a-z]+)\s*=/gi, ' data-$1='));

/**
 * Nothing of the returned template's HTML runs, loads or is shown; `style` becomes `data-style`. Take over only what has passed
 * a schema.
 */
export const pastedFragment = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = trusted(inactive(html)) as string;
  return template.content;
};

export const trustedGoogleScript = (): string => policyNow()?.createScriptURL(GOOGLE_SCRIPT) ?? GOOGLE_SCRIPT;

export const trustedAdminWorker = (): string => policyNow()?.createScriptURL(ADMIN_WORKER) ?? ADMIN_WORKER;
