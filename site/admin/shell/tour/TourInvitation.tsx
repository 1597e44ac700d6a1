import { use } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { usePreferences } from '../../account/preferences/usePreferences.ts';
import { HelpContext } from '../help/HelpContext.ts';

export const TourInvitation = () => {
  const { preferences, change } = usePreferences();
  const help = use(HelpContext);
  if (!preferences || preferences.tourDone) return null;
  return (
    <Notice tone="info" announce="none" title="New here?">
      <p>Six short steps show you where you will work. You can come back to them under Help.</p>
      <div className="row row--tight mt-sm">
        <Button variant="line" onClick={help.tour}>
          Show me around
        </Button>
        <Button variant="quiet" onClick={() => change({ tourDone: true })}>
          Not now
        </Button>
      </div>
    </Notice>
  );
};
