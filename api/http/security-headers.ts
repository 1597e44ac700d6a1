import { OFFLINE_WORKER_POLICY, TRUSTED_TYPES_POLICY } from '#contract/pages/trusted-types.ts';

/** Sources beyond the site itself that the configured ways of signing in need. */
export interface SignInSources {
  script: readonly string[];
  style: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  /** Trusted Types policies that the provider's script creates. */
  trustedTypes: readonly string[];
}

const list = (...sources: readonly string[]) => sources.join(' ');

/**
 * The Content-Security-Policy of every document: nothing inline, nothing from elsewhere but what a configured sign-in needs, and
 * no text becomes markup or script but through the site's own policy. Development has inline styles, and no Trusted Types, as
 * Vite's client and React's checks set HTML from texts.
 */
export const contentSecurityPolicy = (signIn: SignInSources, isDevelopment = false): string =>
  [
    "default-src 'none'",
    `script-src ${list("'self'", ...signIn.script)}`,
    `style-src ${list("'self'", ...signIn.style, ...(isDevelopment ? ["'unsafe-inline'"] : []))}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${list("'self'", ...signIn.connect)}`,
    ...(signIn.frame.length ? [`frame-src ${list(...signIn.frame)}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevelopment
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types ${list(TRUSTED_TYPES_POLICY, OFFLINE_WORKER_POLICY, ...signIn.trustedTypes)}`,
        ]),
  ].join('; ');

/** Headers by name, in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

/** The Content-Security-Policy of what can be opened by itself and needs nothing else: files, as a drawing or XML can hold scripts. */
export const NO_SOURCES_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response. Answers of the API and pictures have no others: no browser takes their types for a document. */
export const resourceHeaders = ({ behindTls }: { behindTls: boolean }): HeaderSet => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(behindTls && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

/** Headers of a document beside those of every response. With `popups` a sign-in's popup can answer the page that opened it. */
export const documentHeaders = ({ popups, policy }: { popups: boolean; policy: string }): HeaderSet => ({
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': popups ? 'same-origin-allow-popups' : 'same-origin',
});
