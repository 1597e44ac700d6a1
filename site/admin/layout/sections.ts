import type { Dashboard } from '#contract/audit/audit.ts';
import { mayOpen } from '#contract/pages/admin-screens.ts';
import type { Role } from '#contract/roles.ts';
import type { IconName } from '../../ui/icon-names.ts';

/** A destination of the sidebar. */
export interface Section {
  to: string;
  label: string;
  icon: IconName;
  /** How many things wait there. */
  waiting?: 'pendingDonations' | 'pendingTestimonials' | 'openMessages' | 'quarantined' | 'failedMails';
  /** Only there while something waits in it. */
  onlyWhileWaiting?: boolean;
  /** What lies below its address belongs to it: the section is the current one there, too. */
  deep?: boolean;
}

export interface SectionGroup {
  heading: string;
  sections: readonly Section[];
}

const groups: readonly SectionGroup[] = [
  {
    heading: '',
    sections: [
      { to: '/admin', label: 'Today', icon: 'sun' },
      { to: '/admin/analytics', label: 'Analytics', icon: 'chart-column' },
    ],
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
    heading: 'Publish',
    sections: [
      { to: '/admin/blogs', label: 'Blogs', icon: 'newspaper', deep: true },
      { to: '/admin/media', label: 'Media library', icon: 'images' },
      { to: '/admin/content', label: 'Texts', icon: 'text-quote' },
      { to: '/admin/mail', label: 'Mail', icon: 'mail', waiting: 'failedMails' },
      { to: '/admin/settings', label: 'Settings', icon: 'settings', deep: true },
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

/** The groups of the sidebar for a role; a group without sections is left out. */
export const sectionsFor = (role: Role): SectionGroup[] =>
  groups
    .map((group) => ({ ...group, sections: group.sections.filter(({ to }) => mayOpen(role, to)) }))
    .filter((group) => group.sections.length > 0);

/** Sections in the order of their use on a phone, with the short names that fit there. */
const tabs = [
  { to: '/admin', label: 'Today' },
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

/** The sections of the bar at the bottom of a small screen. */
export const tabsFor = (role: Role): Section[] => {
  const all = sectionsFor(role).flatMap((group) => group.sections);
  return tabs
    .flatMap(({ to, label }) => all.filter((section) => section.to === to).map((section) => ({ ...section, label })))
    .slice(0, TABS);
};

/** How many things wait in a section; nothing while that is not known. */
export const waitingIn = (section: Section, counts: Dashboard | undefined): number =>
  section.waiting && counts ? counts[section.waiting] : 0;
