import { Link } from 'react-router-dom';
import mark from '../../../illustrations/logo-mark.svg';

export const Logo = ({ href, name = '' }: { href: string; name?: string | undefined }) => {
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const content = (
    <>
      <img src={mark} alt={name ? '' : 'Home'} width="48" height="48" />
      <span>
        <span>{words.slice(0, half).join(' ')}</span>
        <br />
        <span>{words.slice(half).join(' ')}</span>
      </span>
    </>
  );
  return href.startsWith('/admin') ? (
    <Link className="logo" to={href}>
      {content}
    </Link>
  ) : (
    <a className="logo" href={href}>
      {content}
    </a>
  );
};
