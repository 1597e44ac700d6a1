export const demoTestimonials = [
  {
    name: 'Maura Cullen',
    email: 'maura.cullen@example.ie',
    content:
      'The driver, Seán, waited four hours with my brother on the day of the scan and would not take a cent for parking. When we got home he came in and lit the fire. You do not forget a thing like that, and neither does the rest of the street. If anybody asks me what a charity is for, I tell them about that fire.',
    status: 'pending',
    daysAgo: 0.1,
  },
  {
    name: 'Anonymous',
    email: '',
    content:
      'I was told to ring on a Monday and the messages were at the door on the Friday. No forms about what I earn, no questions about why. Just bread, milk, tea and a person with a kind face.',
    status: 'pending',
    daysAgo: 0.4,
  },
  {
    name: 'Tomasz Wiśniewski',
    email: 'tomasz@example.ie',
    content:
      'Bought a winter coat for my father, who came to us in January with only summer things. The woman in the Wexford shop found gloves also and put them in the pocket. You can ring me on 087 123 4567 if you want to use this.',
    status: 'pending',
    daysAgo: 2.2,
  },
  {
    name: 'Sinéad M.',
    email: 'sinead.m@example.ie',
    content:
      'Tom collected my mother at seven every Tuesday for her treatment. He never once left until she was inside the door and had her cup of tea.',
    status: 'approved',
    daysAgo: 9,
  },
  {
    name: 'Pádraig',
    email: '',
    content:
      'The bill for the scans sat on the hall table for a month. I filled in one form, and four days later it was looked after. I cried with relief.',
    status: 'approved',
    daysAgo: 25,
  },
  {
    name: 'Brigid K.',
    email: 'brigid.k@example.ie',
    content:
      'When I could not drive, or lift much, the shopping still came every Friday, right down to the good marmalade.',
    status: 'approved',
    daysAgo: 32,
  },
  {
    name: 'Michael',
    email: 'michael@example.ie',
    content:
      'I went to the counselling for my wife, and stayed for myself. Nobody rushed me. A warm room, and somebody who had the time.',
    status: 'approved',
    daysAgo: 51,
  },
  {
    name: 'Nuala and Jim Kehoe',
    email: 'kehoes@example.ie',
    content:
      'We gave the shop in New Ross a whole dresser of delft when we moved to the small house. Jim was sad to see it go until he heard where the money went.',
    status: 'approved',
    daysAgo: 68,
  },
] as const;
