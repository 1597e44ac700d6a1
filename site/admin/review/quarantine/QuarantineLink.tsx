import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { figure } from '../moderation/bulk-parts.ts';

export const QuarantineLink = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 ? (
    <Link className="held-back-link" to="/admin/quarantine">
      <Icon name="shield-ban" />
      <span>{`Held back ${figure(count)}`}</span>
    </Link>
  ) : null;
