/** Screens without the portal's frame: signing in, and where links of mails lead. */
export const loneScreens = ['login', 'app-sign-in', 'invitation', 'new-address', 'this-browser', 'undo'] as const;

/** Screens inside the portal's frame; `:name` is a parameter. */
export const framedScreens = [
  '',
  'analytics',
  'audit',
  'donations',
  'donations/collection-sheet',
  'donations/pending',
  'messages',
  'quarantine',
  'runs',
  'runs/:id',
  'testimonials',
  'blogs',
  'blogs/:id',
  'media',
  'content',
  'mail',
  'settings/mail/:kind',
  'settings',
  'settings/health',
  'settings/launch',
  'privacy',
  'privacy/requests/:id',
  'password',
  'security',
] as const;
export type LoneScreen = (typeof loneScreens)[number];
export type FramedScreen = (typeof framedScreens)[number];

/** The addresses of the portal's screens below `/admin`. */
export const adminScreens = [...loneScreens, ...framedScreens] as const;

const patterns = adminScreens.map((path) => path.split('/').map((part) => (part.startsWith(':') ? null : part)));

/** Whether the portal has a screen at a path that begins with `/admin`. */
export const isAdminScreen = (path: string): boolean => {
  const parts = path.split('/').slice(2);
  if (parts.length > 1 && parts.at(-1) === '') parts.pop();
  if (parts.length === 0) parts.push('');
  return patterns.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, at) => (part === null ? parts[at] !== '' : part === parts[at])),
  );
};
