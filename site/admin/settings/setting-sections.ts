import { isWritingScreen, mayOpen } from '#contract/pages/admin-screens.ts';
import { type May, mayDo, type Role } from '#contract/roles.ts';
import type { Shop } from '#contract/settings/settings.ts';
import type { IconName } from '../../ui/icon-names.ts';

/** The sections of the settings, as they stand in the address, and who opens them. */
export const settingSections = [
  { key: 'organisation', label: 'Organisation', icon: 'building-2', may: 'settings' },
  { key: 'contact', label: 'Contact', icon: 'phone', may: 'settings' },
  { key: 'emails', label: 'Service emails', icon: 'mail', may: 'settings' },
  { key: 'mail', label: 'Mail server', icon: 'network', may: 'connections' },
  { key: 'shops', label: 'Shops', icon: 'store', may: 'settings' },
  { key: 'items', label: 'What we take', icon: 'package-check', may: 'settings' },
  { key: 'vans', label: 'Vans and areas', icon: 'truck', may: 'settings' },
  { key: 'languages', label: 'Languages', icon: 'languages', may: 'edit-pages' },
  { key: 'social', label: 'Social media', icon: 'share-2', may: 'settings' },
  { key: 'giving', label: 'Giving', icon: 'gift', may: 'settings' },
  { key: 'governance', label: 'Who runs us', icon: 'user-round-check', may: 'settings' },
  { key: 'people', label: 'People', icon: 'users-round', may: 'people' },
  { key: 'tokens', label: 'API tokens', icon: 'key-round', may: 'connections' },
  { key: 'webhooks', label: 'Webhooks', icon: 'send', may: 'connections' },
  { key: 'review', label: 'Review rules', icon: 'clipboard-check', may: 'settings' },
  { key: 'password', label: 'Password', icon: 'lock', may: 'signed-in' },
] as const satisfies readonly { key: string; label: string; icon: IconName; may: May }[];
export type SettingSection = (typeof settingSections)[number]['key'];

/** The section with this name; the first one for any other. */
export const sectionOf = (name: string): SettingSection =>
  settingSections.find(({ key }) => key === name)?.key ?? 'organisation';

export const sectionsOf = (role: Role) => settingSections.filter(({ may }) => mayDo(role, may));

const mayOpenSection = (role: Role, section: SettingSection): boolean =>
  sectionsOf(role).some(({ key }) => key === section);

/** Where a section lies. */
export const sectionHref = (key: SettingSection): string =>
  key === 'organisation' ? '/admin/settings' : `/admin/settings?section=${key}`;

/** Where one shop is changed. */
export const shopHref = (key: Shop['key']): string => `/admin/settings?section=shops&shop=${key}`;

/** Whether people are told by mail of what is done at an address; of the settings, of invitations alone. */
export const writesToPeople = (to: string): boolean => {
  const { pathname, searchParams } = new URL(to, 'https://portal.example');
  return isWritingScreen(pathname) || (pathname === '/admin/settings' && searchParams.get('section') === 'people');
};

/** Whether a role opens an address; of the settings, the section that it names. */
export const mayOpenAddress = (role: Role, to: string): boolean => {
  const { pathname, searchParams } = new URL(to, 'https://portal.example');
  const section = sectionOf(searchParams.get('section') ?? '');
  return mayOpen(role, pathname) && (pathname !== '/admin/settings' || mayOpenSection(role, section));
};
