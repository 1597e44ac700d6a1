import { type May, mayDo, type Role } from '../roles.ts';

export const loneScreens = ['login', 'app-sign-in', 'invitation', 'new-address', 'this-browser', 'undo'] as const;

/** Any one of the permissions is enough; `:name` is a parameter. */
const openedBy = {
  '': ['signed-in'],
  analytics: ['analytics'],
  'analytics/year': ['analytics'],
  audit: ['audit'],
  donations: ['decide'],
  'donations/collection-sheet': ['decide'],
  'donations/pending': ['decide'],
  'letters/:kind/:id': ['decide'],
  messages: ['decide'],
  quarantine: ['decide'],
  runs: ['drive'],
  'runs/:id': ['drive'],
  testimonials: ['decide'],
  blogs: ['publish'],
  'blogs/:id': ['publish'],
  media: ['publish'],
  content: ['edit-pages'],
  mail: ['connections', 'settings'],
  'settings/mail/:kind': ['settings'],
  settings: ['settings', 'edit-pages'],
  'settings/health': ['connections'],
  'settings/launch': ['settings'],
  privacy: ['privacy'],
  'privacy/requests/:id': ['privacy'],
  password: ['signed-in'],
  security: ['signed-in'],
} as const satisfies Record<string, readonly May[]>;
export type FramedScreen = keyof typeof openedBy;
export const framedScreens = Object.keys(openedBy) as readonly FramedScreen[];

/** What the sidebar and the menu of the desktop app call a screen. */
export const screenLabels = {
  '': 'Today',
  analytics: 'Analytics',
  donations: 'Donations',
  'donations/pending': 'Pending donations',
  messages: 'Messages',
  quarantine: 'Held back',
  runs: 'Runs',
  testimonials: 'Testimonials',
  blogs: 'Blogs',
  media: 'Media library',
  content: 'Texts',
  settings: 'Settings',
  privacy: 'Privacy',
} as const satisfies Partial<Record<FramedScreen, string>>;

const writing: ReadonlySet<string> = new Set<FramedScreen>([
  'donations',
  'donations/pending',
  'letters/:kind/:id',
  'messages',
  'quarantine',
  'runs',
  'runs/:id',
  'testimonials',
  'mail',
  'settings/mail/:kind',
  'privacy',
  'privacy/requests/:id',
]);

export type LoneScreen = (typeof loneScreens)[number];

export const adminScreens = [...loneScreens, ...framedScreens] as const;

const partsOf = (path: string) => path.split('/').map((part) => (part.startsWith(':') ? null : part));
const patterns = adminScreens.map((screen) => ({ screen, pattern: partsOf(screen) }));

const screenAt = (path: string): LoneScreen | FramedScreen | undefined => {
  const parts = path.split('?')[0]?.split('/').slice(2) ?? [];
  if (parts.length > 1 && parts.at(-1) === '') parts.pop();
  if (parts.length === 0) parts.push('');
  return patterns.find(
    ({ pattern }) =>
      pattern.length === parts.length &&
      pattern.every((part, at) => (part === null ? parts[at] !== '' : part === parts[at])),
  )?.screen;
};

export const isAdminScreen = (path: string): boolean => screenAt(path) !== undefined;

export const mayOpenScreen = (role: Role, screen: FramedScreen): boolean =>
  openedBy[screen].some((may) => mayDo(role, may));

export const isWritingScreen = (path: string): boolean => writing.has(screenAt(path) ?? '');

export const mayOpen = (role: Role, path: string): boolean => {
  const screen = screenAt(path);
  return screen !== undefined && screen in openedBy && mayOpenScreen(role, screen as FramedScreen);
};

export const FIRST_SCREEN = '/admin';
