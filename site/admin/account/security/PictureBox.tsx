import { useRef, useState } from 'react';
import { removeOwnPicture, setOwnPicture } from '#contract/people/calls.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { refreshSession } from '../../../client/auth.ts';
import { useSend } from '../../../client/calls.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PictureInput } from '../../../ui/PictureInput.tsx';
import { progressLabel } from '../../../ui/progress-label.ts';
import { StaffAvatar } from '../../../ui/StaffAvatar.tsx';
import { usePreview } from '../../../ui/usePreview.ts';
import { SavedBar } from '../../shell/forms/SaveBar.tsx';

const NOT_SAVED = 'Your picture could not be saved. Please try again.';
const NOT_REMOVED = 'Your picture could not be removed. Please try again.';

const usePicture = () => {
  const platform = usePlatform();
  const [set, remove] = [useSend(setOwnPicture), useSend(removeOwnPicture)];
  const [chosen, setChosen] = useState<File | null>(null);
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null);
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');
  const choose = (file: File | null) => {
    setChosen(file);
    setFailure('');
    setDone('');
  };
  const attempt = async (
    what: 'save' | 'remove',
    act: () => Promise<unknown>,
    [savedText, failed]: [string, string],
  ) => {
    setBusy(what);
    setShare(0);
    setFailure('');
    setDone('');
    try {
      await act();
      // It is saved, whether the session can be read anew just now or not.
      await refreshSession(platform).catch(() => {});
      setChosen(null);
      setDone(savedText);
    } catch (error) {
      setFailure(sentenceOf(error, failed));
    } finally {
      setBusy(null);
    }
  };
  return {
    ...{ chosen, busy, share, failure, done, choose },
    save: (file: File) => {
      const form = new FormData();
      form.append('image', file);
      const messages: [string, string] = ['Saved. It stands beside your name from now on.', NOT_SAVED];
      return attempt('save', () => set({ form }, { onProgress: setShare }), messages);
    },
    remove: () => attempt('remove', () => remove({}), ['Removed. Your initials stand there again.', NOT_REMOVED]),
  };
};

export const PictureBox = () => {
  const user = useUser();
  const input = useRef<HTMLInputElement>(null);
  const picture = usePicture();
  const { chosen, busy } = picture;
  const preview = usePreview(chosen);
  if (!user) return null;
  const open = () => input.current?.click();
  return (
    <section className="stack" aria-labelledby="own-picture">
      <div className="box">
        <div className="box__head">
          <div>
            <h2 id="own-picture">Your picture</h2>
            <p>Colleagues see it beside your name, and visitors beside posts that you have published.</p>
          </div>
        </div>
        <div className="box__body ownpic">
          {chosen ? (
            <Avatar name={user.name} pictureUrl={preview} size="large" />
          ) : (
            <StaffAvatar name={user.name} pictureUrl={user.pictureUrl} size="large" />
          )}
          <div className="stack stack--close">
            <p className="hint" role="status">
              {chosen
                ? `${chosen.name}: its middle is shown, as here. It is not saved yet.`
                : 'JPEG, PNG or WebP, under 5MB. Of a picture that is not square, the middle is shown.'}
            </p>
            <PictureInput label="Your picture" ref={input} onChoose={picture.choose} />
            <div className="row row--tight">
              {chosen && (
                <Button
                  variant="furze"
                  icon="check"
                  busy={busy === 'save'}
                  busyLabel={progressLabel(picture.share)}
                  onClick={() => void picture.save(chosen)}
                >
                  Save this picture
                </Button>
              )}
              <Button
                variant="line"
                icon={user.pictureUrl || chosen ? 'image-up' : 'image-plus'}
                disabled={busy !== null}
                onClick={open}
              >
                {chosen ? 'Choose another' : user.pictureUrl ? 'Replace' : 'Choose a picture'}
              </Button>
              {chosen && (
                <Button variant="quiet" disabled={busy !== null} onClick={() => picture.choose(null)}>
                  Cancel
                </Button>
              )}
              {!chosen && user.pictureUrl && (
                <Button
                  variant="quiet"
                  icon="trash-2"
                  busy={busy === 'remove'}
                  busyLabel="Removing"
                  onClick={() => void picture.remove()}
                >
                  Remove
                </Button>
              )}
            </div>
            {picture.failure && (
              <Notice tone="bad">
                <p>{picture.failure}</p>
              </Notice>
            )}
          </div>
        </div>
      </div>
      {picture.done && <SavedBar>{picture.done}</SavedBar>}
    </section>
  );
};
