import { Button } from '../../ui/Button.tsx';
/** Works through `site/share-page.ts`; without scripts there is nothing to press. */
export const SharePost = () => (
  <div className="share" data-share suppressHydrationWarning>
    <Button variant="line" icon="share-2">
      Share this post
    </Button>
    <span className="hint" role="status" />
  </div>
);
