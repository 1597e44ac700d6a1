import type { Dashboard } from '#contract/audit/audit.ts';
import { mayOpen } from '#contract/pages/admin-screens.ts';
import { mayDo, type Role } from '#contract/roles.ts';
import type { IconName } from '../../../ui/icon-names.ts';

export interface Section {
  to: string;
  label: string;
  icon: IconName;
  waiting?: 'pendingDonations' | 'pendingTestimonials' | 'openMessages' | 'quarantined' | 'failedMails';
  onlyWhileWaiting?: boolean;
  /** Current on screens below its address, too. */
  deep?: boolean;
  also?: string;
  /** Hidden from people who only decide until they ask for the tools. */
  isTool?: boolean;
}

export interface SectionGroup {
  heading: string;
  sections: readonly Section[];
}

const groups: readonly SectionGroup[] = [
  {
    heading: '',
    sections: [{ to: '/admin', label: 'Today', icon: 'sun' }],
  },
  {
    heading: 'Review',
    sections: [
      {
        to: '/admin/testimonials',
        label: 'Testimonials',
        icon: 'message-square-quote',
        waiting: 'pendingTestimonials',
      },
      { to: '/admin/donations/pending', label: 'Pending donations', icon: 'package', waiting: 'pendingDonations' },
      { to: '/admin/donations', label: 'Donations', icon: 'hand-heart' },
      { to: '/admin/messages', label: 'Messages', icon: 'inbox', waiting: 'openMessages' },
    ],
  },
  {
    heading: 'Collect',
    sections: [{ to: '/admin/runs', label: 'Runs', icon: 'truck', deep: true }],
  },
  {
    heading: 'Website',
    sections: [
      { to: '/admin/blogs', label: 'Blogs', icon: 'newspaper', deep: true },
      { to: '/admin/content', label: 'Texts', icon: 'text-quote' },
      { to: '/admin/media', label: 'Media library', icon: 'images' },
    ],
  },
  {
    heading: 'The charity',
    sections: [
      { to: '/admin/analytics', label: 'Analytics', icon: 'chart-column', isTool: true },
      {
        to: '/admin/settings',
        label: 'Settings',
        icon: 'settings',
        waiting: 'failedMails',
        deep: true,
        also: '/admin/mail',
      },
      { to: '/admin/privacy', label: 'Privacy', icon: 'shield-user', deep: true },
    ],
  },
  {
    // The last one: nothing above moves when it comes or goes.
    heading: '',
    sections: [
      {
        to: '/admin/quarantine',
        label: 'Held back',
        icon: 'shield-ban',
        waiting: 'quarantined',
        onlyWhileWaiting: true,
      },
    ],
  },
];

/** True for a role that drives the van and does nothing else. */
export const onlyDrives = (role: Role): boolean => mayDo(role, 'drive') && !mayDo(role, 'decide');

const driverSections: readonly Section[] = [
  { to: '/admin', label: 'My run', icon: 'truck' },
  { to: '/admin/runs', label: 'My week', icon: 'calendar-days', deep: true },
];
const ACCOUNT: Section = { to: '/admin/security', label: 'My account', icon: 'circle-user-round' };

export const sectionsFor = (role: Role): SectionGroup[] =>
  (onlyDrives(role) ? [{ heading: '', sections: driverSections }] : groups)
    .map((group) => ({ ...group, sections: group.sections.filter(({ to }) => mayOpen(role, to)) }))
    .filter((group) => group.sections.length > 0);

export const waitingIn = (section: Section, counts: Dashboard | undefined): number =>
  section.waiting && counts ? counts[section.waiting] : 0;

interface Shown {
  counts: Dashboard | undefined;
  hasTools: boolean;
}

export const shownGroups = (role: Role, { counts, hasTools }: Shown): SectionGroup[] =>
  sectionsFor(role)
    .map(({ heading, sections }) => ({
      heading,
      sections: sections.filter(
        (section) => (hasTools || !section.isTool) && (!section.onlyWhileWaiting || waitingIn(section, counts) > 0),
      ),
    }))
    .filter(({ sections }) => sections.length > 0);

export const isIn = ({ to, deep, also }: Section, pathname: string): boolean =>
  pathname === to || pathname === also || (deep === true && pathname.startsWith(`${to}/`));

const TODAY = { to: '/admin', label: 'Today' } as const;
const tabs = [
  { to: '/admin/testimonials', label: 'Testimonials' },
  { to: '/admin/donations/pending', label: 'Donations' },
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/runs', label: 'Runs' },
  { to: '/admin/blogs', label: 'Blogs' },
  { to: '/admin/media', label: 'Media' },
  { to: '/admin/content', label: 'Texts' },
  { to: '/admin/analytics', label: 'Analytics' },
] as const;
const TABS = 4;

export const tabsFor = (role: Role): readonly Section[] => {
  if (onlyDrives(role)) return [...driverSections, ACCOUNT];
  const all = sectionsFor(role).flatMap((group) => group.sections);
  const order = mayDo(role, 'publish') ? [TODAY, ...tabs] : [...tabs, TODAY];
  return order
    .flatMap(({ to, label }) => all.filter((section) => section.to === to).map((section) => ({ ...section, label })))
    .slice(0, TABS);
};
