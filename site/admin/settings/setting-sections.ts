import { Building2, ClipboardCheck, Lock, type LucideIcon, Mail, Phone, Share2, Store, UsersRound } from 'lucide-react';

/** The sections of the settings, as they stand in the address. */
export const settingSections = [
  { key: 'organisation', label: 'Organisation', icon: Building2 },
  { key: 'contact', label: 'Contact', icon: Phone },
  { key: 'emails', label: 'Service emails', icon: Mail },
  { key: 'shops', label: 'Shops', icon: Store },
  { key: 'social', label: 'Social media', icon: Share2 },
  { key: 'people', label: 'People', icon: UsersRound },
  { key: 'review', label: 'Review rules', icon: ClipboardCheck },
  { key: 'password', label: 'Password', icon: Lock },
] as const satisfies readonly { key: string; label: string; icon: LucideIcon }[];
export type SettingSection = (typeof settingSections)[number]['key'];

/** The section with this name; the first one for any other. */
export const sectionOf = (name: string): SettingSection =>
  settingSections.find(({ key }) => key === name)?.key ?? 'organisation';

/** Where a section lies. */
export const sectionHref = (key: SettingSection): string =>
  key === 'organisation' ? '/admin/settings' : `/admin/settings?section=${key}`;
