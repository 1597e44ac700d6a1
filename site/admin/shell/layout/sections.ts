import type { Dashboard } from '#contract/audit/audit.ts';
import { mayOpen, screenLabels } from '#contract/pages/admin-screens.ts';
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
    sections: [{ to: '/admin', label: screenLabels[''], icon: 'sun' }],
  },
  {
    heading: 'Review',
    sections: [
      {
        to: '/admin/testimonials',
        label: screenLabels.testimonials,
        icon: 'message-square-quote',
        waiting: 'pendingTestimonials',
      },
      {
        to: '/admin/donations/pending',
        label: screenLabels['donations/pending'],
        icon: 'package',
        waiting: 'pendingDonations',
      },
      { to: '/admin/donations', label: screenLabels.donations, icon: 'hand-heart' },
      { to: '/admin/messages', label: screenLabels.messages, icon: 'inbox', waiting: 'openMessages' },
    ],
  },
  {
    heading: 'Collect',
    sections: [{ to: '/admin/runs', label: screenLabels.runs, icon: 'truck', deep: true }],
  },
  {
    heading: 'Website',
    sections: [
      { to: '/admin/blogs', label: screenLabels.blogs, icon: 'newspaper', deep: true },
      { to: '/admin/content', label: screenLabels.content, icon: 'text-quote' },
      { to: '/admin/media', label: screenLabels.media, icon: 'images' },
    ],
  },
  {
    heading: 'The charity',
    sections: [
      { to: '/admin/analytics', label: screenLabels.analytics, icon: 'chart-column', isTool: true },
      {
        to: '/admin/settings',
        label: screenLabels.settings,
        icon: 'settings',
        waiting: 'failedMails',
        deep: true,
        also: '/admin/mail',
      },
      { to: '/admin/privacy', label: screenLabels.privacy, icon: 'shield-user', deep: true },
    ],
  },
  {
    // The last one: nothing above moves when it comes or goes.
    heading: '',
    sections: [
      {
        to: '/admin/quarantine',
        label: screenLabels.quarantine,
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

type Tab = Pick<Section, 'to'> & Partial<Pick<Section, 'label'>>;
const TODAY: Tab = { to: '/admin' };
const tabs: readonly Tab[] = [
  { to: '/admin/testimonials' },
  { to: '/admin/donations/pending', label: 'Donations' },
  { to: '/admin/messages' },
  { to: '/admin/runs' },
  { to: '/admin/blogs' },
  { to: '/admin/media', label: 'Media' },
  { to: '/admin/content' },
  { to: '/admin/analytics' },
];
const TABS = 4;

export const tabsFor = (role: Role): readonly Section[] => {
  if (onlyDrives(role)) return [...driverSections, ACCOUNT];
  const all = sectionsFor(role).flatMap((group) => group.sections);
  const order = mayDo(role, 'publish') ? [TODAY, ...tabs] : [...tabs, TODAY];
  return order
    .flatMap((tab) => all.filter(({ to }) => to === tab.to).map((section) => ({ ...section, ...tab })))
    .slice(0, TABS);
};
