import { Link } from 'react-router-dom';

interface CrumbsProps {
  /** Screens above this one, the nearest last. */
  above: readonly (readonly [label: string, to: string])[];
  here: string;
}

export const Crumbs = ({ above, here }: CrumbsProps) => (
  <nav className="crumbs" aria-label="You are here">
    <ol>
      {above.map(([label, to]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
