import { Link } from 'react-router-dom';

interface ThreadLinkProps {
  kind: 'donation' | 'testimonial' | 'message' | 'data-request';
  id: string;
  name: string;
}

export const ThreadLink = ({ kind, id, name }: ThreadLinkProps) => (
  <Link className="threadlink" to={`/admin/letters/${kind}/${id}`}>{`Everything with ${name}`}</Link>
);
