export interface TourStep {
  path: string;
  /** Selectors; the first element that can be seen is pointed at. */
  marks: string;
  title: string;
  text: string;
}

export const tourSteps: readonly TourStep[] = [
  {
    path: '/admin',
    marks: '.todo, .allclear',
    title: 'What waits',
    text: 'You arrive here. What waits for you stands in one list, the most pressing first: a person who may be in danger is always on top, with whom to ring. What a colleague gives you to do appears here, too.',
  },
  {
    path: '/admin/testimonials',
    marks: '.tabs-row',
    title: 'Testimonials',
    text: 'What people wrote about us. Read one, press Approve or Reject, and press once more to confirm: nothing is on the website before that. A pink mark says that somebody may need help now.',
  },
  {
    path: '/admin/donations/pending',
    marks: '.finding',
    title: 'Offers of things',
    text: 'Furniture and clothes that people want to give. Approve what we can use; when you reject, choose what the donor reads. “View” shows everything about an offer.',
  },
  {
    path: '/admin/runs',
    marks: '.week',
    title: 'The van',
    text: 'Approved offers that are to be fetched are put on a day here. Whoever drives opens the run on a phone, also where there is no connection.',
  },
  {
    path: '/admin/messages',
    marks: '.tabs',
    title: 'Messages',
    text: 'What people write on the contact page. Take one over, so that nobody answers it twice; what may be an emergency stands first.',
  },
  {
    path: '/admin',
    marks: '.side .find, .topfind',
    title: 'Find anything, undo, ask',
    text: 'Here you find an offer, a person or a screen. A decision can be undone for a while. Behind your name in the menu are your account, the way out, and Help, which brings this tour back.',
  },
];
