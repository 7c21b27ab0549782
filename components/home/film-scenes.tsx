/** The drawings in the three frames, in the order of the benefits. */
export const scenes = [
  <g key="time">
    <rect x="34" y="52" width="112" height="116" rx="12" className="fill-surface" />
    <path d="M34 80h112M62 44v16M118 44v16" />
    <path
      className="stroke-line-strong"
      strokeDasharray="3 4"
      d="M48 92h22v26H48zM110 92h22v26h-22zM48 128h22v26H48zM79 128h22v26H79zM110 128h22v26h-22z"
    />
    <rect x="79" y="92" width="22" height="26" rx="3" className="fill-accent" />
    <path d="M84.5 105l4 4 7-8" className="stroke-on-accent" strokeWidth="2" />
  </g>,
  <g key="face">
    <path d="M38 190c0-34 22-52 52-52s52 18 52 52" className="fill-accent-soft" />
    <path d="M76 142l14 20 14-20" className="fill-surface" />
    <path d="M78 120v20c0 6 24 6 24 0v-20" className="fill-surface" />
    <ellipse cx="90" cy="94" rx="29" ry="35" className="fill-surface" />
    <path
      d="M61 92c-4-30 10-46 31-46 22 0 33 18 27 46-4-14-12-22-20-24-10 6-26 6-34 6-2 6-3 12-4 18z"
      className="fill-accent"
    />
    <path d="M79 110c6 6 16 6 22 0" />
    <path strokeWidth="3.5" d="M79 95v.1M101 95v.1" />
  </g>,
  <g key="door">
    <path
      className="stroke-line-strong"
      d="M20 178V86a17 17 0 0 1 34 0v92M126 178V86a17 17 0 0 1 34 0v92M20 104h34M126 104h34"
    />
    <path d="M64 178V80a26 26 0 0 1 52 0v98z" className="fill-accent-soft" />
    <path d="M116 178l-30-14V82c0-14 8-26 17-28 8 3 13 14 13 26z" className="fill-accent" />
    <circle cx="92" cy="122" r="2.5" className="fill-on-accent" stroke="none" />
    <path d="M14 178h152" />
  </g>,
]
