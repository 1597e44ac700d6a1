import { Link } from 'react-router-dom';
import { mayOpen } from '#contract/pages/admin-screens.ts';
import type { Role } from '#contract/roles.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { useHasTools } from '../../account/preferences/useTools.ts';

interface Shortcut {
  to: string;
  label: string;
  icon: IconName;
  tone?: string;
}

const ANALYTICS = '/admin/analytics';
const shortcuts: readonly Shortcut[] = [
  { to: '/admin/blogs/new', label: 'Write a blog post', icon: 'square-pen', tone: 'tone-plum' },
  { to: ANALYTICS, label: 'Analytics', icon: 'chart-column', tone: 'tone-info' },
  { to: '/admin/media', label: 'Media library', icon: 'images', tone: 'tone-wait' },
  { to: '/admin/donations/pending', label: 'Pending donations', icon: 'package-check', tone: 'tone-ok' },
  { to: '/admin/testimonials', label: 'Testimonials', icon: 'message-square-quote', tone: 'tone-bad' },
  { to: '/admin/settings', label: 'Settings', icon: 'settings' },
];

export const QuickLinks = ({ role }: { role: Role }) => {
  const hasTools = useHasTools();
  const own = shortcuts.filter(({ to }) => mayOpen(role, to) && (hasTools || to !== ANALYTICS));
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
