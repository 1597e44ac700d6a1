import { OFFLINE_WORKER_POLICY, TRUSTED_TYPES_POLICY } from '#contract/pages/trusted-types.ts';

export interface SignInSources {
  script: readonly string[];
  style: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  trustedTypes: readonly string[];
}

const list = (...sources: readonly string[]) => sources.join(' ');

/**
 * Forbids inline and foreign sources except those of a configured sign-in, and markup or scripts from text except by the
 * site's policy. Development has inline styles and no Trusted Types, as Vite's client and React's checks set HTML from texts.
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

/** Names are in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

/** For files that can be opened by themselves, as a drawing or XML can hold scripts. */
export const NO_SOURCES_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The only headers of API responses and pictures, whose types no browser takes for a document. */
export const resourceHeaders = ({ behindTls }: { behindTls: boolean }): HeaderSet => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...(behindTls && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

/** Added to those of every response. `popups` lets a sign-in popup answer the page that opened it. */
export const documentHeaders = ({ popups, policy }: { popups: boolean; policy: string }): HeaderSet => ({
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': popups ? 'same-origin-allow-popups' : 'same-origin',
});
