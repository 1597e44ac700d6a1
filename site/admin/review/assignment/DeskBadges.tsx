import { useUser } from '../../../client/PlatformContext.tsx';
import { Badge } from '../../../ui/Badge.tsx';

interface DeskBadgesProps {
  assignedTo?: string | undefined;
  assignedName?: string | null | undefined;
  commentCount?: number | undefined;
}

export const DeskBadges = ({ assignedTo, assignedName, commentCount = 0 }: DeskBadgesProps) => {
  const me = useUser()?.id;
  return (
    <>
      {assignedTo && (
        <Badge tone="info" icon="user-check">
          {assignedTo === me ? 'Yours' : assignedName}
        </Badge>
      )}
      {commentCount > 0 && (
        <Badge tone="plum" icon="message-square-quote">
          {commentCount === 1 ? '1 comment' : `${commentCount} comments`}
        </Badge>
      )}
    </>
  );
};
