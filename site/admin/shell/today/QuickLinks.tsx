import { Link } from 'react-router-dom';
import { mayOpen } from '#contract/pages/admin-screens.ts';
import type { Role } from '#contract/roles.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useHasTools } from '../../account/preferences/useTools.ts';
import { type Section, sectionsFor } from '../layout/sections.ts';

interface Shortcut extends Pick<Section, 'to' | 'label' | 'icon'> {
  tone?: string;
}

const WRITE: Shortcut = { to: '/admin/blogs/new', label: 'Write a blog post', icon: 'square-pen', tone: 'tone-plum' };
/** Named as in the sidebar. */
const shortcuts: readonly (Partial<Shortcut> & { to: string })[] = [
  { to: '/admin/analytics', tone: 'tone-info' },
  { to: '/admin/media', tone: 'tone-wait' },
  { to: '/admin/donations/pending', icon: 'package-check', tone: 'tone-ok' },
  { to: '/admin/testimonials', tone: 'tone-bad' },
  { to: '/admin/settings' },
];

export const QuickLinks = ({ role }: { role: Role }) => {
  const hasTools = useHasTools();
  const sections = sectionsFor(role).flatMap((group) => group.sections);
  const own: readonly Shortcut[] = [
    ...(mayOpen(role, WRITE.to) ? [WRITE] : []),
    ...shortcuts.flatMap((shortcut) =>
      sections
        .filter(({ to, isTool }) => to === shortcut.to && (hasTools || !isTool))
        .map(({ label, icon }) => ({ label, icon, ...shortcut })),
    ),
  ];
  if (own.length === 0) return null;
  return (
    <section className="box">
      <div className="box__head">
        <h2>Shortcuts</h2>
      </div>
      <div className="box__body shortcuts">
        {own.map(({ to, label, icon, tone }) => (
          <Link key={to} to={to} className={tone}>
            <span>
              <Icon name={icon} />
            </span>
            <span>{label}</span>
          </Link>
        ))}
      </div>
    </section>
  );
};
