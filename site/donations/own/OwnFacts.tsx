import { donationCategories, donationConditions, PHOTOS_MAX } from '#contract/donations/donations.ts';
import type { OwnDonation } from '#contract/donations/own-donation.ts';
import { Written } from '../../language/Written.ts';
import { picturesWaitingText } from '../../ui/pictures-waiting.ts';

/** The offer as it was sent. */
export const OwnFacts = ({ donation }: { donation: OwnDonation }) => {
  const { category, condition, description, pickupRequired, pickupAddress, photos, picturesWaiting } = donation;
  return (
    <dl className="given">
      <div>
        <dt>What you are giving</dt>
        <dd>{`${donationCategories[category]}, in ${donationConditions[condition].label.toLowerCase()} condition`}</dd>
      </div>
      <div>
        <dt>In your words</dt>
        <Written as="dd" className="lines">
          {description}
        </Written>
      </div>
      <div>
        <dt>How it gets to us</dt>
        <dd>{pickupRequired ? 'We pick it up' : 'You bring it to one of our shops'}</dd>
        {pickupAddress && (
          <Written as="dd" className="lines">
            {pickupAddress}
          </Written>
        )}
      </div>
      <div>
        <dt>Photos</dt>
        <dd>
          <span>
            {photos.length + picturesWaiting === 0 ? 'None' : `${photos.length + picturesWaiting} of ${PHOTOS_MAX}`}
          </span>
          {photos.length > 0 && (
            <ul className="snaps">
              {photos.map(({ id, dataUrl, width, height }, index) => (
                <li key={id}>
                  <img
                    src={dataUrl}
                    alt={`${index + 1} of ${photos.length}, as you sent it`}
                    width={width}
                    height={height}
                  />
                </li>
              ))}
            </ul>
          )}
          {picturesWaiting > 0 && <p className="hint">{picturesWaitingText(picturesWaiting)}</p>}
        </dd>
      </div>
    </dl>
  );
};
