import { useEffect, useEffectEvent, useMemo } from 'react';
import { addPhotosToManagedDonation } from '#contract/donations/managed-calls.ts';
import { managed } from '#contract/words/managed.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { Platform } from '../../client/platform.ts';
import { send } from '../../client/send.ts';
import { browserRequest, photoForm, photoSender, type UploadPhoto } from '../../client/upload.ts';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { ManagedForm } from '../../manage-link/ManagedForm.tsx';
import { useSubmitted } from '../../routing/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dropzone } from '../../ui/Dropzone.tsx';
import { LostFiles } from '../../ui/LostFiles.tsx';
import { SendingKeyField } from '../../ui/SendingKeyField.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { choosePhotos, photoSentences } from '../choose-photos.ts';
import { failed, refused, underWay } from '../photo-uploads.ts';
import { UploadList } from '../UploadList.tsx';
import { usePhotoUploads } from '../usePhotoUploads.ts';
import type { ManagedDonationState } from './useManagedDonation.ts';

const ID = 'managed-photos';
const rooms = [undefined, managed.roomOne, managed.roomTwo, managed.roomThree, managed.roomFour, managed.roomFive];

const createManagedPhotoUpload =
  (platform: Platform): UploadPhoto =>
  (token, photo, onProgress) => {
    const { shell, headers } = photoSender(platform, browserRequest, photo);
    return send(shell, addPhotosToManagedDonation, { form: photoForm(photo, { token }) }, { headers, onProgress });
  };

type ManagedPhotosProps = {
  offer: ManagedDonationState;
  room: number;
  upload?: UploadPhoto | undefined;
};

export const ManagedPhotos = ({ offer: { token, refresh }, room, upload }: ManagedPhotosProps) => {
  const platform = usePlatform();
  const hydrated = useHydrated();
  const submitted = useSubmitted();
  const sending = usePhotoUploads(useMemo(() => upload ?? createManagedPhotoUpload(platform), [upload, platform]));
  const busy = underWay(sending.uploads);
  const add = (files: readonly File[]) => {
    // Those on their way take room, too.
    const lost = [...failed(sending.uploads), ...refused(sending.uploads)];
    const before = busy ? sending.uploads.filter((upload) => !lost.includes(upload)).map(({ photo }) => photo) : [];
    const { photos, noRoom } = choosePhotos(before, files, room);
    const more = photos.slice(before.length);
    if (more.length > 0) void sending.sendAll(token, more);
    return noRoom;
  };
  const settled = useEffectEvent(() => {
    if (sending.uploads.length > 0) refresh();
  });
  useEffect(() => {
    if (!busy) settled();
  }, [busy]);
  // What has arrived is shown with the offer's photos.
  const shown = busy || failed(sending.uploads).length > 0 || refused(sending.uploads).length > 0;
  return (
    <ManagedForm kind="donation" label={t(managed.morePhotos)} className="field" token={token} onSubmit={() => {}}>
      {sending.uploads.length === 0 && <LostFiles id={ID} field="photos" submitted={submitted} />}
      {room > 0 && (
        <Dropzone
          id={ID}
          name="photos"
          label={<T of={managed.addPhotosLabel} />}
          note={<T of={managed.photosLimits} />}
          icon="camera"
          button={<T of={managed.choosePhotos} />}
          hydrated={hydrated}
          multiple
          describedBy={`${ID}-room`}
          sentences={photoSentences}
          onPictures={add}
        >
          {rooms[room] && <T as="strong" id={`${ID}-room`} of={rooms[room]} />}
        </Dropzone>
      )}
      {shown && (
        <UploadList
          uploads={sending.uploads}
          onRetry={(photo) => void sending.retry(token, photo)}
          onRemove={sending.remove}
        />
      )}
      {!hydrated && room > 0 && (
        <div>
          <SendingKeyField />
          <Button
            type="submit"
            name="do"
            value="photos"
            variant="line"
            small
            icon="image-plus"
            of={managed.addPhotos}
          />
        </div>
      )}
    </ManagedForm>
  );
};
