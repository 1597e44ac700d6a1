import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { SettingOff } from '../useSetOff.ts';

export const SetOffWaiting = ({ waiting, takeBack }: Pick<SettingOff, 'waiting' | 'takeBack'>) =>
  waiting && (
    <p className="row row--tight">
      <span>{waiting.what}</span>
      <Badge tone="wait" icon="cloud-upload">
        Not sent
      </Badge>
      {takeBack && (
        <Button variant="line" small aria-label={`Take it back: ${waiting.what}`} onClick={takeBack}>
          Take it back
        </Button>
      )}
    </p>
  );
