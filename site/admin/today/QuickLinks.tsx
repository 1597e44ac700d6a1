import { Link } from 'react-router-dom';
import { mayOpen } from '#contract/pages/admin-screens.ts';
import type { Role } from '#contract/roles.ts';
import type { IconDrawing } from '../../ui/Icon.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ChartColumn } from '../../ui/icons/ChartColumn.tsx';
import { Images } from '../../ui/icons/Images.tsx';
import { MessageSquareQuote } from '../../ui/icons/MessageSquareQuote.tsx';
import { PackageCheck } from '../../ui/icons/PackageCheck.tsx';
import { Settings } from '../../ui/icons/Settings.tsx';
import { SquarePen } from '../../ui/icons/SquarePen.tsx';

interface Shortcut {
  to: string;
  label: string;
  icon: IconDrawing;
  tone?: string;
}

const shortcuts: readonly Shortcut[] = [
  { to: '/admin/blogs/new', label: 'Write a blog post', icon: SquarePen, tone: 'tone-plum' },
  { to: '/admin/analytics', label: 'Analytics', icon: ChartColumn, tone: 'tone-info' },
  { to: '/admin/media', label: 'Media library', icon: Images, tone: 'tone-wait' },
  { to: '/admin/donations/pending', label: 'Pending donations', icon: PackageCheck, tone: 'tone-ok' },
  { to: '/admin/testimonials', label: 'Testimonials', icon: MessageSquareQuote, tone: 'tone-bad' },
  { to: '/admin/settings', label: 'Settings', icon: Settings },
];

/** Ways to what is done most, as far as the person may do it. */
export const QuickLinks = ({ role }: { role: Role }) => (
  <section className="box">
    <div className="box__head">
      <h2>Shortcuts</h2>
    </div>
    <div className="box__body shortcuts">
      {shortcuts
        .filter(({ to }) => mayOpen(role, to))
        .map(({ to, label, icon, tone }) => (
          <Link key={to} to={to} className={tone}>
            <span>
              <Icon of={icon} />
            </span>
            <span>{label}</span>
          </Link>
        ))}
    </div>
  </section>
);
