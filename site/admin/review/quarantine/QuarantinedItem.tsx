import { donationCategories, donationConditions } from '#contract/donations/donations.ts';
import { dateAndTime } from '#contract/dublin.ts';
import type { QuarantineItem } from '#contract/quarantine/quarantine.ts';
import { Written } from '../../../language/Written.ts';
import type { Elements } from '../../../ui/elements.ts';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { DonationFacts } from '../donations/DonationFacts.tsx';
import { UrgentDonation } from '../donations/UrgentDonation.tsx';
import { ReviewSummary } from '../testimonials/ReviewSummary.tsx';

export const senderOf = ({ testimonial, donation }: QuarantineItem): string =>
  testimonial?.name ?? donation?.submitterName ?? '';

const Pictures = ({ urls, name }: { urls: readonly string[]; name: string }) =>
  urls.map((url) => <StaffPicture key={url} className="pic" src={url} alt={`Picture sent by ${name}`} width={400} />);

const Whole = ({ item }: { item: QuarantineItem }) => {
  const { testimonial, donation } = item;
  if (testimonial)
    return (
      <>
        <Written as="p" className="held-back__whole" language={testimonial.language ?? null}>
          {testimonial.content}
        </Written>
        {testimonial.imageUrl && <Pictures urls={[testimonial.imageUrl]} name={testimonial.name} />}
        <ReviewSummary testimonial={testimonial} />
      </>
    );
  if (!donation) return null;
  return (
    <>
      <p className="hint">{`${donationCategories[donation.category]}, ${donationConditions[donation.condition].label.toLowerCase()}`}</p>
      <Written as="p" className="held-back__whole" language={donation.language ?? null}>
        {donation.description}
      </Written>
      <Pictures urls={donation.photoUrls} name={donation.submitterName} />
      <DonationFacts item={donation} />
      <UrgentDonation item={donation} />
    </>
  );
};

export const QuarantinedItem = ({ item, box }: { item: QuarantineItem; box: Elements }) => (
  <article className="qcard held-back" aria-labelledby={`held-back-${item.id}`}>
    <div>
      <header>
        {box}
        <b id={`held-back-${item.id}`}>{senderOf(item)}</b>
        <small>
          <span>{item.testimonial && `${item.testimonial.email || 'No email'} · `}</span>
          <time dateTime={item.quarantinedAt}>{dateAndTime(item.quarantinedAt)}</time>
        </small>
      </header>
      <Whole item={item} />
    </div>
  </article>
);
