/** Sources beyond the site itself that the configured ways of signing in need. */
export interface SignInSources {
  script: readonly string[];
  style: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

const list = (...sources: readonly string[]) => sources.join(' ');

/** The Content-Security-Policy of every page: nothing inline, nothing from elsewhere but what a configured sign-in needs. */
export const contentSecurityPolicy = (signIn: SignInSources, inlineStyles = false): string =>
  [
    "default-src 'none'",
    `script-src ${list("'self'", ...signIn.script)}`,
    `style-src ${list("'self'", ...signIn.style, ...(inlineStyles ? ["'unsafe-inline'"] : []))}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${list("'self'", ...signIn.connect)}`,
    ...(signIn.frame.length ? [`frame-src ${list(...signIn.frame)}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every answer. A popup of a configured sign-in must be able to answer its opener. */
export const safeHeaders = (options: {
  behindTls: boolean;
  popups: boolean;
  policy: string;
}): Record<string, string> => ({
  'content-security-policy': options.policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': options.popups ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(options.behindTls ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});
