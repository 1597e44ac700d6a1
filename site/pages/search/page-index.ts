/** A page as the search knows it: its words beside the title, the visitors' own among them. */
export interface IndexedPage {
  href: string;
  kind: 'Page' | 'Service';
  title: string;
  text: string;
  /** Other words that people type for it. */
  words?: string;
}

/** The pages that can be found; posts and shops come from what is stored. */
export const indexedPages: readonly IndexedPage[] = [
  { href: '/', kind: 'Page', title: 'Home', text: 'Who we are and how we help seriously ill people.' },
  {
    href: '/about',
    kind: 'Page',
    title: 'About us',
    text: 'Our story since the first fundraiser in 1976, and what it has become.',
    words: 'history founder charity timeline',
  },
  {
    href: '/about/our-shops',
    kind: 'Page',
    title: 'Our shops',
    text: 'Our second-hand shops, with addresses, opening hours and phone numbers.',
    words: 'visit us open closed hours directions second hand charity shop telephone ring call',
  },
  {
    href: '/services',
    kind: 'Page',
    title: 'Our services',
    text: 'Everything that we help with, in overview.',
    words: 'help support',
  },
  {
    href: '/services/medical-expenses',
    kind: 'Service',
    title: 'Help with medical costs',
    text: 'Apply in 3 steps. Who can apply, and which documents you need.',
    words: 'expenses bill bills money hospital scan prescription apply application grant financial',
  },
  {
    href: '/services/hospital-transport',
    kind: 'Service',
    title: 'A lift to hospital',
    text: 'Hospital transport by volunteer drivers, free of charge. Book by phone at least 48 hours ahead.',
    words: 'transport taxi drive driver appointment car ride',
  },
  {
    href: '/services/counselling',
    kind: 'Service',
    title: 'Counselling support',
    text: 'Somebody to talk to, when illness is a lot to carry.',
    words: 'therapy therapist counsellor talk grief bereavement lonely',
  },
  {
    href: '/services/weekly-shopping',
    kind: 'Service',
    title: 'Weekly shopping',
    text: 'Help with the weekly shop, when getting to it is too much.',
    words: 'groceries food messages supermarket',
  },
  {
    href: '/services/donation-shop',
    kind: 'Service',
    title: 'Donation shop',
    text: 'Opening hours, and what our shops take.',
    words: 'accept accepted not accepted mattress clothes furniture bring drop off',
  },
  {
    href: '/donations',
    kind: 'Page',
    title: 'Donate items',
    text: 'Offer furniture, clothes and more in three short steps. We collect large items.',
    words:
      'donation give away pickup collect collection van wardrobe sofa mattress accept take books toys kitchenware electronics sports',
  },
  {
    href: '/what-we-take',
    kind: 'Page',
    title: 'What we take',
    text: 'What our shops take and what they cannot take, why, and what to do instead.',
    words:
      'accept accepted refuse refused not mattress sofa fridge cot car seat clothes furniture books electronics list',
  },
  {
    href: '/support',
    kind: 'Page',
    title: 'Support us',
    text: 'Give money, give time, or donate items.',
    words: 'giving donate bank iban card will legacy memory tax volunteer volunteering',
  },
  {
    href: '/testimonials',
    kind: 'Page',
    title: 'Testimonials',
    text: 'Kind words from people whom we stood beside, and the form for yours.',
    words: 'story stories review experience',
  },
  {
    href: '/help',
    kind: 'Page',
    title: 'Get help',
    text: 'Ask for a lift, help with medical costs, somebody to talk to or the weekly shop.',
    words: 'i need help ask apply request chemotherapy cancer treatment wheelchair',
  },
  {
    href: '/contact',
    kind: 'Page',
    title: 'Contact us',
    text: 'Ring us, or leave a few lines.',
    words: 'phone telephone number email address write message complaint press',
  },
  {
    href: '/who-we-are',
    kind: 'Page',
    title: 'Who runs us',
    text: 'Trustees, registered number and accounts.',
    words: 'trustees board charity number registered regulator accounts annual report governance',
  },
  {
    href: '/blogs',
    kind: 'Page',
    title: 'Blog',
    text: 'News from our shops, our drivers and the people behind them.',
    words: 'news posts',
  },
  {
    href: '/accessibility',
    kind: 'Page',
    title: 'Accessibility',
    text: 'How this website is tested for everybody, and whom to tell.',
    words: 'screen reader blind keyboard contrast wcag',
  },
  {
    href: '/privacy',
    kind: 'Page',
    title: 'Privacy',
    text: 'What we keep about you, why and how long.',
    words: 'data protection gdpr cookies delete erase',
  },
];
