import {
  ChartColumn,
  HandHeart,
  Images,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareQuote,
  Newspaper,
  Package,
  Settings,
  ShieldUser,
} from 'lucide-react';
import type { Dashboard } from '#contract/audit.ts';
import type { Role } from '#contract/people.ts';

/** A destination of the sidebar. */
export interface Section {
  to: string;
  label: string;
  icon: LucideIcon;
  /** How many things wait there. */
  waiting?: 'pendingDonations' | 'pendingTestimonials';
  /** Volunteers review; they edit no pages, posts or settings. */
  administratorsOnly?: boolean;
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
      { to: '/admin', label: 'Dashboard', icon: LayoutDashboard },
      { to: '/admin/analytics', label: 'Analytics', icon: ChartColumn },
    ],
  },
  {
    heading: 'Review',
    sections: [
      { to: '/admin/testimonials', label: 'Testimonials', icon: MessageSquareQuote, waiting: 'pendingTestimonials' },
      { to: '/admin/donations/pending', label: 'Pending donations', icon: Package, waiting: 'pendingDonations' },
      { to: '/admin/donations', label: 'Donations', icon: HandHeart },
    ],
  },
  {
    heading: 'Publish',
    sections: [
      { to: '/admin/blogs', label: 'Blogs', icon: Newspaper, administratorsOnly: true, deep: true },
      { to: '/admin/media', label: 'Media library', icon: Images, administratorsOnly: true },
      { to: '/admin/settings', label: 'Settings', icon: Settings, administratorsOnly: true },
      { to: '/admin/privacy', label: 'Privacy', icon: ShieldUser, administratorsOnly: true },
    ],
  },
];

/** True when a person of the role may use a section. */
export const mayUse = (role: Role, section: { administratorsOnly?: boolean }): boolean =>
  role === 'Administrator' || !section.administratorsOnly;

/** The groups of the sidebar for a role; a group without sections is left out. */
export const sectionsFor = (role: Role): SectionGroup[] =>
  groups
    .map((group) => ({ ...group, sections: group.sections.filter((section) => mayUse(role, section)) }))
    .filter((group) => group.sections.length > 0);

/** The four sections of the bar at the bottom of a small screen. */
export const tabsFor = (role: Role): Section[] => {
  const all = sectionsFor(role).flatMap((group) => group.sections);
  const pick = (to: string, label: string) =>
    all.filter((section) => section.to === to).map((section) => ({ ...section, label }));
  return [
    ...pick('/admin', 'Home'),
    ...pick('/admin/testimonials', 'Stories'),
    ...pick('/admin/donations/pending', 'Donations'),
    ...(role === 'Administrator' ? pick('/admin/media', 'Media') : pick('/admin/analytics', 'Analytics')),
  ];
};

/** How many things wait in a section; nothing while that is not known. */
export const waitingIn = (section: Section, counts: Dashboard | undefined): number =>
  section.waiting && counts ? counts[section.waiting] : 0;
