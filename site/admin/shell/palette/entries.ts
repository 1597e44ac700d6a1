import { mayOpen } from '#contract/pages/admin-screens.ts';
import type { FoundRecord } from '#contract/palette/find.ts';
import { wordForm } from '#contract/personal-data/name.ts';
import type { Role } from '#contract/roles.ts';
import type { IconName } from '../../../ui/icon-names.ts';
import { sectionHref, sectionsOf } from '../../charity/settings/setting-sections.ts';
import { sectionsFor } from '../layout/sections.ts';

export interface Entry {
  key: string;
  group: string;
  icon: IconName;
  title: string;
  detail: string;
  status: string;
  to: string;
}

const recordPlaces = {
  donation: { icon: 'package', group: 'Donations and testimonials', to: '/admin/donations?tab=all&item=' },
  testimonial: {
    icon: 'message-square-quote',
    group: 'Donations and testimonials',
    to: '/admin/testimonials?tab=all&item=',
  },
  post: { icon: 'newspaper', group: 'Posts', to: '/admin/blogs/' },
  picture: { icon: 'images', group: 'Pictures', to: '/admin/media?picture=' },
} as const;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const recordEntry = ({ kind, id, title, detail, status }: FoundRecord): Entry => {
  const { icon, group, to } = recordPlaces[kind];
  return {
    key: `${kind}-${id}`,
    group,
    icon,
    title,
    detail,
    status: capital(status),
    to: `${to}${encodeURIComponent(id)}`,
  };
};

const actions: readonly Pick<Entry, 'title' | 'to' | 'icon'>[] = [
  { title: 'Write a blog post', to: '/admin/blogs/new', icon: 'square-pen' },
  { title: 'Print the collection sheet', to: '/admin/donations/collection-sheet', icon: 'printer' },
  { title: 'Print the year', to: '/admin/analytics/year', icon: 'printer' },
  { title: 'Change your password', to: '/admin/password', icon: 'key-round' },
  { title: 'Before opening', to: '/admin/settings/launch', icon: 'check-check' },
];

const settingEntries = (role: Role) =>
  sectionsOf(role).flatMap(({ key, icon, boxes }) =>
    boxes.map((box) => ({ title: box.label, detail: box.about, to: sectionHref(key, box.key), icon })),
  );

/** True if each word of `q` begins a word of the title. */
const matches = (title: string, q: string): boolean => {
  const words = wordForm(title).split(/\s+/);
  return wordForm(q)
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)));
};

/** Returns all of them for an empty text. */
export const placeEntries = ({ role, hasTools }: { role: Role; hasTools: boolean }, q: string): Entry[] => {
  const line = (group: string) => (one: Pick<Entry, 'title' | 'to' | 'icon'> & Partial<Entry>) => ({
    detail: '',
    ...one,
    key: `${group}-${one.to}`,
    group,
    status: '',
  });
  const screens = sectionsFor(role)
    .flatMap(({ sections }) => sections)
    .filter(({ isTool }) => hasTools || !isTool)
    .map(({ label, to, icon }) => line('Screens')({ title: label, to, icon }));
  const mine = actions.filter(({ to }) => mayOpen(role, to)).map(line('Actions'));
  const settings = settingEntries(role).map(line('Settings'));
  return [...mine, ...screens, ...settings].filter(({ title, detail }) => matches(`${title} ${detail}`, q));
};
