import { DEEP_LINK_SCHEME } from '../../bridge/addresses.ts';

const screens = { testimonials: '/admin/testimonials', donations: '/admin/donations' } as const;
const LINK = new RegExp(`^${DEEP_LINK_SCHEME}://(testimonials|donations)/([A-Za-z0-9_-]{22})/?$`);

export const itemPath = (kind: keyof typeof screens, id: string): string => `${screens[kind]}?item=${id}`;

/** Null unless a link has exactly the known form. */
export const deepLinkPath = (args: readonly string[]): string | null => {
  for (const arg of args) {
    const [, kind, id] = LINK.exec(arg) ?? [];
    if ((kind === 'testimonials' || kind === 'donations') && id) return itemPath(kind, id);
  }
  return null;
};
