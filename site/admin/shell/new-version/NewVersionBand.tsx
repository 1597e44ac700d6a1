import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { useNewVersion } from './NewVersionContext.tsx';

/** Taken over by a press, or when another screen is opened and nothing is unsaved. */
export const NewVersionBand = () => {
  const { isHere, takeOver } = useNewVersion();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const changeScreen = useEffectEvent(() => isHere && takeOver());
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    changeScreen();
  }, [pathname]);
  return (
    <div role="status" className="live-lost">
      {isHere && (
        <p>
          <Icon name="refresh-cw" />
          <span>A new version is here. What you typed stays with you.</span>
          <button type="button" className="linkbtn" onClick={() => location.reload()}>
            Reload
          </button>
        </p>
      )}
    </div>
  );
};
