import type { IconDrawing } from '../../ui/Icon.tsx';
import { Building2 } from '../../ui/icons/Building2.tsx';
import { ClipboardCheck } from '../../ui/icons/ClipboardCheck.tsx';
import { Gift } from '../../ui/icons/Gift.tsx';
import { KeyRound } from '../../ui/icons/KeyRound.tsx';
import { Languages } from '../../ui/icons/Languages.tsx';
import { Lock } from '../../ui/icons/Lock.tsx';
import { Mail } from '../../ui/icons/Mail.tsx';
import { PackageCheck } from '../../ui/icons/PackageCheck.tsx';
import { Phone } from '../../ui/icons/Phone.tsx';
import { Send } from '../../ui/icons/Send.tsx';
import { Share2 } from '../../ui/icons/Share2.tsx';
import { Store } from '../../ui/icons/Store.tsx';
import { Truck } from '../../ui/icons/Truck.tsx';
import { UserRoundCheck } from '../../ui/icons/UserRoundCheck.tsx';
import { UsersRound } from '../../ui/icons/UsersRound.tsx';

/** The sections of the settings, as they stand in the address. */
export const settingSections = [
  { key: 'organisation', label: 'Organisation', icon: Building2 },
  { key: 'contact', label: 'Contact', icon: Phone },
  { key: 'emails', label: 'Service emails', icon: Mail },
  { key: 'shops', label: 'Shops', icon: Store },
  { key: 'items', label: 'What we take', icon: PackageCheck },
  { key: 'vans', label: 'Vans and areas', icon: Truck },
  { key: 'languages', label: 'Languages', icon: Languages },
  { key: 'social', label: 'Social media', icon: Share2 },
  { key: 'giving', label: 'Giving', icon: Gift },
  { key: 'governance', label: 'Who runs us', icon: UserRoundCheck },
  { key: 'people', label: 'People', icon: UsersRound },
  { key: 'tokens', label: 'API tokens', icon: KeyRound },
  { key: 'webhooks', label: 'Webhooks', icon: Send },
  { key: 'review', label: 'Review rules', icon: ClipboardCheck },
  { key: 'password', label: 'Password', icon: Lock },
] as const satisfies readonly { key: string; label: string; icon: IconDrawing }[];
export type SettingSection = (typeof settingSections)[number]['key'];

/** The section with this name; the first one for any other. */
export const sectionOf = (name: string): SettingSection =>
  settingSections.find(({ key }) => key === name)?.key ?? 'organisation';

/** Where a section lies. */
export const sectionHref = (key: SettingSection): string =>
  key === 'organisation' ? '/admin/settings' : `/admin/settings?section=${key}`;
