/** What an invented guest wrote, and how many days ago. */
export type DemoReview = {
  name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  daysAgo: number;
  /** the guide's reply, a day later */
  reply?: string;
};

/** Newest first, as pages show them. */
export const martasReviews: DemoReview[] = [
  {
    name: "Hannah Weiss",
    rating: 5,
    daysAgo: 2,
    comment:
      "Marta knew every baker by name. Our kids still talk about the tram driver who let them ring the bell.",
  },
  {
    name: "Tom & Priya",
    rating: 5,
    daysAgo: 9,
    comment: "Best three hours of our whole trip. Warm, funny and never rushed.",
  },
  {
    name: "Luis Fernández",
    rating: 4,
    daysAgo: 21,
    comment: "Great stories, great food. Bring good shoes, the hills are real!",
    reply: "Thank you, Luis! Next time we take the tram up and walk down.",
  },
  {
    name: "Aoife Brennan",
    rating: 5,
    daysAgo: 26,
    comment:
      "We came for the fado and left with her grandmother’s soup recipe on a napkin. It works at home, too.",
  },
  {
    name: "Yuki Tanabe",
    rating: 5,
    daysAgo: 34,
    comment:
      "Small group, no hurry, and she waited with me when I wanted to draw the tiles. Thank you, Marta.",
  },
  {
    name: "The Okonkwo family",
    rating: 5,
    daysAgo: 41,
    comment: "Three generations, one pushchair, not one complaint. She had a flat way round every staircase.",
  },
  {
    name: "Camille Roux",
    rating: 5,
    daysAgo: 55,
    comment: "I have lived here for two years and still saw five places for the first time.",
  },
  {
    name: "Ben Adeyemi",
    rating: 5,
    daysAgo: 63,
    comment: "It rained all morning. Marta found us a doorway, a story and a glass of ginjinha. Perfect.",
  },
  {
    name: "Sofia Lindqvist",
    rating: 5,
    daysAgo: 78,
    comment: "Vegetarian? Not a problem. She had called ahead to every stop.",
  },
  {
    name: "Marek Novotný",
    rating: 5,
    daysAgo: 96,
    comment: "She talks about 1755 as if she had been there. History teachers, take notes.",
  },
  {
    name: "Grace Whitfield",
    rating: 5,
    daysAgo: 120,
    comment: "My hearing isn’t what it was. She noticed, and stood on the right side all day.",
  },
  {
    name: "Diego Paredes",
    rating: 5,
    daysAgo: 151,
    comment: "The pastel de nata at the end is still warm. I checked twice.",
  },
];

export const kenjisReviews: DemoReview[] = [
  {
    name: "Ingrid Solberg",
    rating: 5,
    daysAgo: 4,
    comment: "I never look at a staircase the same way now. Kenji makes you see the city as a drawing.",
  },
  {
    name: "Paul Mercier",
    rating: 4,
    daysAgo: 17,
    comment:
      "Fascinating and very detailed. Two and a half hours went by in one; a bench in the middle would have been welcome.",
  },
  {
    name: "Nadia Haddad",
    rating: 5,
    daysAgo: 38,
    comment:
      "He carries a little book of tile patterns and lets you find them yourself. Our daughter found eleven.",
  },
  {
    name: "Oliver Grant",
    rating: 5,
    daysAgo: 70,
    comment: "Quiet, precise, and very dry jokes. The best walk for anyone who loves buildings.",
  },
];

export const amarasReviews: DemoReview[] = [
  {
    name: "Chloe Anders",
    rating: 5,
    daysAgo: 6,
    comment:
      "Amara sings half of the tour and the whole street joins in. I have never laughed so much on a history walk.",
  },
  {
    name: "Rui Matias",
    rating: 5,
    daysAgo: 29,
    comment:
      "She tells the African story of Lisbon that I was never taught in school here. Everybody should walk this.",
  },
  { name: "Janet Kowalski", rating: 5, daysAgo: 52, comment: "Lunch in Mouraria was worth the flight." },
];

export const tiagosReviews: DemoReview[] = [
  {
    name: "Elena Marchetti",
    rating: 5,
    daysAgo: 47,
    comment: "Port, bridges and a man who knows the name of every boat on the river.",
  },
  {
    name: "Stefan Vogel",
    rating: 4,
    daysAgo: 83,
    comment: "Lovely evening along the Douro. The last cellar was a little crowded.",
  },
];

export const rafaelsReviews: DemoReview[] = [
  {
    name: "Camille Laurent",
    rating: 5,
    daysAgo: 6,
    comment: "Rafael knows every painter by name. The samba at the end was the best hour of our trip.",
  },
  {
    name: "Jonas Lindqvist",
    rating: 5,
    daysAgo: 19,
    comment: "Colour, music and a lot of laughing. Wear shoes that may get paint on them.",
  },
];

export const ploysReviews: DemoReview[] = [
  {
    name: "Grace Tan",
    rating: 5,
    daysAgo: 4,
    comment:
      "We would never have found these canals alone. Ploy ordered for us and everything was delicious.",
  },
  {
    name: "Daniel Brandt",
    rating: 4,
    daysAgo: 27,
    comment: "A side of Bangkok without traffic. It is hot on the boat: take a hat.",
  },
];
