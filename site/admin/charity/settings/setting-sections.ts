import { isWritingScreen, mayOpen } from '#contract/pages/admin-screens.ts';
import { type May, mayDo, type Role } from '#contract/roles.ts';
import type { Shop } from '#contract/settings/settings.ts';
import type { IconName } from '../../../ui/icon-names.ts';

interface Box {
  key: string;
  label: string;
  about: string;
  may: May;
  to?: string;
}

interface Section {
  key: string;
  label: string;
  icon: IconName;
  tone: string;
  about: string;
  boxes: readonly Box[];
}

/** The section whose boxes are each a screen of their own. */
export const ADVANCED = 'advanced';

export const settingSections = [
  {
    key: 'charity',
    label: 'The charity',
    icon: 'building-2',
    tone: 'tone-ok',
    about: 'Name, phone and email, giving, who runs us',
    boxes: [
      { key: 'organisation', label: 'Organisation', about: 'Name, since when, registered number', may: 'settings' },
      {
        key: 'governance',
        label: 'Who we are',
        about: 'Trustees, accounts, safeguarding, how money is split',
        may: 'settings',
      },
      { key: 'giving', label: 'Giving', about: 'Payment page, bank account, tax relief', may: 'settings' },
      { key: 'contact', label: 'Contact', about: 'Phone and email for visitors', may: 'settings' },
      { key: 'emails', label: 'Service emails', about: 'An address for each service', may: 'settings' },
      { key: 'social', label: 'Social media', about: 'Links in the footer', may: 'settings' },
    ],
  },
  {
    key: 'shops',
    label: 'Shops',
    icon: 'store',
    tone: 'tone-info',
    about: 'Addresses, opening hours, closed days',
    boxes: [{ key: 'shops', label: 'Shops', about: 'Addresses, opening hours and closures', may: 'settings' }],
  },
  {
    key: 'items',
    label: 'What we take',
    icon: 'package-check',
    tone: 'tone-wait',
    about: 'Each kind of thing: yes, no, and what instead',
    boxes: [{ key: 'items', label: 'What we take', about: 'What the shops take and refuse', may: 'settings' }],
  },
  {
    key: 'vans',
    label: 'The van',
    icon: 'truck',
    tone: 'tone-bad',
    about: 'Where each stands, and what fits into its day',
    boxes: [{ key: 'vans', label: 'Vans', about: 'Shop, stops and minutes of each van', may: 'settings' }],
  },
  {
    key: 'people',
    label: 'People',
    icon: 'users-round',
    tone: 'tone-plum',
    about: 'Colleagues, their roles, how they sign in',
    boxes: [
      { key: 'people', label: 'People', about: 'Who may sign in, invitations, roles', may: 'people' },
      { key: 'signing-in', label: 'Signing in', about: 'Who needs a second step, idle sessions', may: 'people' },
    ],
  },
  {
    key: 'words',
    label: 'What we say',
    icon: 'message-circle',
    tone: 'tone-info',
    about: 'Mails, reasons for a no, helplines, who is on duty, lifts',
    boxes: [
      { key: 'mails', label: 'Mails', about: 'What was sent, and the words of each mail', may: 'settings' },
      { key: 'duty', label: 'On duty', about: 'Who is mailed when somebody may be in danger', may: 'settings' },
      {
        key: 'help',
        label: 'Asking for help',
        about: 'How far we drive, to which hospitals, when we answer',
        may: 'settings',
      },
      { key: 'helplines', label: 'Helplines', about: 'Numbers for somebody in distress', may: 'settings' },
      {
        key: 'rejections',
        label: 'Reasons for rejections',
        about: 'Why a testimonial is not shown',
        may: 'settings',
      },
      { key: 'declined', label: 'Reasons for declining', about: 'What donors of an offer read', may: 'settings' },
      { key: 'answers', label: 'Saved answers', about: 'What staff often write to people', may: 'settings' },
      { key: 'search-words', label: 'Search words', about: 'What people type in the search', may: 'settings' },
    ],
  },
  {
    key: ADVANCED,
    label: 'Advanced',
    icon: 'settings',
    tone: '',
    about: 'Mail server, languages, health, tokens, webhooks, areas, ceilings',
    boxes: [
      { key: 'mail', label: 'Mail server', about: 'How mails are sent, and a test', may: 'connections' },
      { key: 'mailbox', label: 'Answers by email', about: 'The mailbox that is read', may: 'connections' },
      { key: 'languages', label: 'Languages', about: 'The website in other languages', may: 'edit-pages' },
      { key: 'areas', label: 'Areas', about: 'Where the vans go, by Eircode and town', may: 'settings' },
      {
        key: 'ceilings',
        label: 'Ceiling and exports',
        about: 'When too much comes at once; who takes tables out',
        may: 'settings',
      },
      {
        key: 'health',
        label: 'Health',
        about: 'Backups, disk, mail, errors',
        may: 'connections',
        to: '/admin/settings/health',
      },
      { key: 'tokens', label: 'API tokens', about: 'For other programs', may: 'connections' },
      { key: 'webhooks', label: 'Webhooks', about: 'Which programs are told of what', may: 'connections' },
    ],
  },
] as const satisfies readonly Section[];

type AnySection = (typeof settingSections)[number];
export type SectionKey = AnySection['key'];
export type BoxKey<Key extends SectionKey = SectionKey> = Extract<AnySection, { key: Key }>['boxes'][number]['key'];

export type OpenBox = Omit<Box, 'key'> & { key: BoxKey };
export type OpenSection = Omit<Section, 'key' | 'boxes'> & { key: SectionKey; boxes: readonly OpenBox[] };
const sections: readonly OpenSection[] = settingSections;

export const sectionsOf = (role: Role): OpenSection[] =>
  sections
    .map((section) => ({ ...section, boxes: section.boxes.filter(({ may }) => mayDo(role, may)) }))
    .filter(({ boxes }) => boxes.length > 0);

/** Names that addresses used to have, with the boxes that have their settings now. */
const formerNames: Readonly<Record<string, BoxKey>> = { review: 'duty' };

interface Place {
  section: SectionKey;
  /** Absent if the address names only the section. */
  box?: BoxKey;
}

export const placeOf = (name: string): Place | undefined => {
  const section = sections.find(({ key }) => key === name);
  if (section) return { section: section.key };
  const currentName = formerNames[name] ?? name;
  return sections.flatMap(({ key, boxes }) =>
    boxes.filter((box) => box.key === currentName).map((box) => ({ section: key, box: box.key })),
  )[0];
};

export const onlyPlace = ([section, ...others]: readonly OpenSection[]): Place | undefined => {
  const [box, ...more] = section?.boxes ?? [];
  return section && box && others.length + more.length === 0 ? { section: section.key, box: box.key } : undefined;
};

export const sectionHref = <Key extends SectionKey>(section: Key, box?: BoxKey<Key>): string => {
  if (box === undefined) return `/admin/settings?section=${section}`;
  if (section === ADVANCED) {
    const own = sections.flatMap(({ boxes }) => boxes).find(({ key }) => key === box)?.to;
    return own ?? `/admin/settings?section=${box}`;
  }
  return `/admin/settings?section=${section}#${box}`;
};

const parsePlace = (to: string) => {
  const { pathname, searchParams } = new URL(to, 'https://portal.example');
  return { pathname, place: pathname === '/admin/settings' ? placeOf(searchParams.get('section') ?? '') : undefined };
};

export const sectionAt = (to: string): SectionKey | undefined => parsePlace(to).place?.section;

/** Stands for a new shop in an address; no key is like it. */
export const NEW_SHOP = '~new';

export const shopHref = (key: Shop['key']): string => `/admin/settings?section=shops&shop=${key}`;

/** True if people are told by mail of what is done at the address; of the settings, only of invitations. */
export const writesToPeople = (to: string): boolean => {
  const { pathname, place } = parsePlace(to);
  return isWritingScreen(pathname) || place?.section === 'people';
};

export const mayOpenAddress = (role: Role, to: string): boolean => {
  const { pathname, place } = parsePlace(to);
  if (!mayOpen(role, pathname) || !place) return mayOpen(role, pathname);
  const open = sectionsOf(role).find(({ key }) => key === place.section);
  return open?.boxes.some(({ key }) => place.box === undefined || key === place.box) ?? false;
};
