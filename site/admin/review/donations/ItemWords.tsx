import type { DonationItem } from '#contract/donations/donation-desk.ts';

export const ItemWords = ({ item }: { item: DonationItem }) => (
  <>
    {item.adminNotes && (
      <div>
        <h3>Latest notes</h3>
        <p className="pre">{item.adminNotes}</p>
      </div>
    )}
    {item.dayAsked && (
      <div>
        <h3>When it suits the donor</h3>
        <p className="pre">{item.dayAsked.note || 'Another day, without a note.'}</p>
      </div>
    )}
    {item.reasonForDonor && (
      <div>
        <h3>What the donor reads</h3>
        <p className="pre">{item.reasonForDonor}</p>
      </div>
    )}
  </>
);
