/**
 * Drawings of icons that lists repeat, as the content of an SVG of 24 by 24: a sheet has each once, where every
 * place on a page would be an element or several. The same as the icons of these names; the test compares.
 */
export const maskDrawings = {
  condition:
    "<path d='M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0Z'/>",
  transmission:
    "<circle cx='5' cy='5' r='2'/><circle cx='12' cy='5' r='2'/><circle cx='19' cy='5' r='2'/><circle cx='5' cy='19' r='2'/><circle cx='12' cy='19' r='2'/><path d='M5 7v10M12 7v10M19 7v3a2 2 0 0 1-2 2H5'/>",
  odometer:
    "<path d='M4.6 17.5a9 9 0 1 1 14.8 0'/><path d='m12 12.5 3.5-4'/><path d='M12 5.5v.01M6.3 9.2v.01M17.7 9.2v.01'/><rect x='7.5' y='16' width='9' height='5' rx='1.2'/><path d='M12 16v5'/>",
  fuel: "<path d='M14 13h2a2 2 0 0 1 2 2v2a2 2 0 0 0 4 0v-6.998a2 2 0 0 0-.59-1.42L18 5M14 21V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v16M2 21h13M3 9h11'/>",
  sleeps:
    "<path d='M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20'/>",
  length:
    "<path d='M21.3 15.3a2.4 2.4 0 0 1 0 3.4l-2.6 2.6a2.4 2.4 0 0 1-3.4 0L2.7 8.7a2.41 2.41 0 0 1 0-3.4l2.6-2.6a2.41 2.41 0 0 1 3.4 0ZM14.5 12.5l2-2M11.5 9.5l2-2M8.5 6.5l2-2M17.5 15.5l2-2'/>",
  weight:
    "<path d='M9 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM6.5 8a2 2 0 0 0-1.905 1.46L2.1 18.5A2 2 0 0 0 4 21h16a2 2 0 0 0 1.925-2.54L19.4 9.5A2 2 0 0 0 17.48 8Z'/>",
  engine:
    "<path d='M8 8h6l3 3h1.5a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17l-1.5 1H9l-2.5-2H5.5V9.5Z'/><path d='M7.5 4.5h6M10.5 4.5V8M2.5 10.5v6M2.5 13.5h3M19.5 13.5h2M21.5 11.5v5'/>",
  axles:
    "<rect x='3' y='3' width='4' height='6.5' rx='1.4'/><rect x='17' y='3' width='4' height='6.5' rx='1.4'/><rect x='3' y='14.5' width='4' height='6.5' rx='1.4'/><rect x='17' y='14.5' width='4' height='6.5' rx='1.4'/><path d='M7 6.2h10M7 17.8h10M12 6.2v11.6'/>",
  heart:
    "<path d='M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'/>",
  compare:
    "<path d='M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10'/>",
} as const
