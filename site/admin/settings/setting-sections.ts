import { isWritingScreen, mayOpen } from '#contract/pages/admin-screens.ts';
import { type May, mayDo, type Role } from '#contract/roles.ts';
import type { IconDrawing } from '../../ui/Icon.tsx';
import { Building2 } from '../../ui/icons/Building2.tsx';
import { ClipboardCheck } from '../../ui/icons/ClipboardCheck.tsx';
import { Gift } from '../../ui/icons/Gift.tsx';
import { KeyRound } from '../../ui/icons/KeyRound.tsx';
import { Languages } from '../../ui/icons/Languages.tsx';
import { Lock } from '../../ui/icons/Lock.tsx';
import { Mail } from '../../ui/icons/Mail.tsx';
import { Network } from '../../ui/icons/Network.tsx';
import { PackageCheck } from '../../ui/icons/PackageCheck.tsx';
import { Phone } from '../../ui/icons/Phone.tsx';
import { Send } from '../../ui/icons/Send.tsx';
import { Share2 } from '../../ui/icons/Share2.tsx';
import { Store } from '../../ui/icons/Store.tsx';
import { Truck } from '../../ui/icons/Truck.tsx';
import { UserRoundCheck } from '../../ui/icons/UserRoundCheck.tsx';
import { UsersRound } from '../../ui/icons/UsersRound.tsx';

/** The sections of the settings, as they stand in the address, and who opens them. */
export const settingSections = [
  { key: 'organisation', label: 'Organisation', icon: Building2, may: 'settings' },
  { key: 'contact', label: 'Contact', icon: Phone, may: 'settings' },
  { key: 'emails', label: 'Service emails', icon: Mail, may: 'settings' },
  { key: 'mail', label: 'Mail server', icon: Network, may: 'connections' },
  { key: 'shops', label: 'Shops', icon: Store, may: 'settings' },
  { key: 'items', label: 'What we take', icon: PackageCheck, may: 'settings' },
  { key: 'vans', label: 'Vans and areas', icon: Truck, may: 'settings' },
  { key: 'languages', label: 'Languages', icon: Languages, may: 'edit-pages' },
  { key: 'social', label: 'Social media', icon: Share2, may: 'settings' },
  { key: 'giving', label: 'Giving', icon: Gift, may: 'settings' },
  { key: 'governance', label: 'Who runs us', icon: UserRoundCheck, may: 'settings' },
  { key: 'people', label: 'People', icon: UsersRound, may: 'people' },
  { key: 'tokens', label: 'API tokens', icon: KeyRound, may: 'connections' },
  { key: 'webhooks', label: 'Webhooks', icon: Send, may: 'connections' },
  { key: 'review', label: 'Review rules', icon: ClipboardCheck, may: 'settings' },
  { key: 'password', label: 'Password', icon: Lock, may: 'signed-in' },
] as const satisfies readonly { key: string; label: string; icon: IconDrawing; may: May }[];
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
