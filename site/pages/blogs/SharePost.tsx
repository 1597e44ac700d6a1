import { Button } from '../../ui/Button.tsx';
/** Shares a post. `site/share-page.ts` gives it its work; without scripts there is nothing to press. */
export const SharePost = () => (
  <div className="share" data-share suppressHydrationWarning>
    <Button variant="line" icon="share-2">
      Share this post
    </Button>
    <span className="hint" role="status" />
  </div>
);
