import { Link, useLocation } from 'react-router-dom';
import { launchRemaining } from '#contract/launch/launch.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useLaunch } from './useLaunch.ts';

interface FromList {
  launchList: string;
}

export const fromList = (pathname: string): FromList => ({ launchList: pathname });

const listOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'launchList' in state ? String(state.launchList) : null;

export const WayBack = () => {
  const list = listOf(useLocation().state);
  const { data: report } = useLaunch(list !== null);
  if (list === null || !report || launchRemaining(report) === 0) return null;
  return (
    <p className="wayback">
      <Link className={buttonClass({ variant: 'quiet' })} to={list}>
        <Icon name="arrow-left" />
        <span>Back to what is still to do</span>
      </Link>
    </p>
  );
};
