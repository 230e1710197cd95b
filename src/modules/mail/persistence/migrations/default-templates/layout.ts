const INK = '#1f2a37';
const SOFT = '#5b6776';
const LINE = '#dde3ea';
/** The company's; the release before this one knows no such field. */
const BRAND = '{{company.color}}{{^company.color}}#1c5d99{{/company.color}}';
/** 'at 9:15 AM', or between which times; the release before this one knows only the start. */
export const ARRIVAL = '{{arrival}}{{^arrival}}at {{startTime}}{{/arrival}}';
/**
 * Words for where a maximum is promised, and for where there is but an estimate: what most moves are
 * is no cap. Within a day its own is asked for. The release before this one promises none.
 */
export const promised = (most: string, estimate: string): string =>
  `{{#most.price}}${most}{{/most.price}}{{^most.price}}${estimate}{{/most.price}}`;
/** Words that stand only where the move takes several days. */
const ofSeveralDays = (words: string): string =>
  `{{#move.severalDays}}${words}{{/move.severalDays}}`;
const PAPER = '#f3f5f8';

const page = (field: string, name: string): string =>
  `{{#branch.${field}}}<a href="{{branch.${field}}}" style="color:${BRAND}">${name}</a> {{/branch.${field}}}`;

/** The branch's pages elsewhere, if it has any. */
const pages = [
  page('facebookUrl', 'Facebook'),
  page('instagramUrl', 'Instagram'),
  page('twitterUrl', 'Twitter'),
  page('yelpUrl', 'Yelp'),
  page('gatherupUrl', 'Reviews'),
].join('');

/** The company's logo over a line in its color, or else its name on its color. */
const letterhead = `    <mj-raw>{{#company.logo}}</mj-raw>
    <mj-section border-bottom="4px solid ${BRAND}" padding="18px 0">
      <mj-column>
        <mj-image align="left" width="240px" padding="0 28px" src="{{company.logo}}" alt="{{company.name}}" />
      </mj-column>
    </mj-section>
    <mj-raw>{{/company.logo}}{{^company.logo}}</mj-raw>
    <mj-section background-color="${BRAND}" padding="18px 0">
      <mj-column>
        <mj-text color="#ffffff" font-size="20px" font-weight="bold">{{company.name}}{{^company.name}}{{branch.name}}{{/company.name}}</mj-text>
      </mj-column>
    </mj-section>
    <mj-raw>{{/company.logo}}</mj-raw>`;

/** A frame that is the same for every e-mail: letterhead, title, body, whom to ask. */
export const layout = (title: string, body: string): string => `<mjml>
  <mj-head>
    <mj-title>${title}</mj-title>
    <mj-attributes>
      <mj-all font-family="Helvetica, Arial, sans-serif" />
      <mj-text color="${INK}" font-size="15px" line-height="23px" padding="6px 28px" />
      <mj-table color="${INK}" font-size="14px" line-height="21px" padding="6px 28px" />
      <mj-section background-color="#ffffff" padding="0" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="${PAPER}" width="620px">
${letterhead}
    <mj-section padding="22px 0 0">
      <mj-column>
        <mj-text font-size="24px" line-height="30px" font-weight="bold">${title}</mj-text>
        <mj-text>Hello {{customer.firstName}},</mj-text>
      </mj-column>
    </mj-section>
${body}
    <mj-section padding="10px 0 24px">
      <mj-column>
        <mj-text>Kind regards,<br />{{#salesperson.fullName}}{{salesperson.fullName}}<br />{{/salesperson.fullName}}{{branch.name}}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="${PAPER}" padding="12px 0 24px">
      <mj-column>
        <mj-text align="center" color="${SOFT}" font-size="12px" line-height="18px">{{branch.name}} &middot; {{branch.phone}}<br />{{branch.address}}{{#branch.registrationNumber}}<br />Registered mover no. {{branch.registrationNumber}}{{/branch.registrationNumber}}</mj-text>
        <mj-text align="center" font-size="12px">${pages}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`;

/** Paragraphs in a section of their own. */
export const paragraphs = (...texts: string[]): string => `    <mj-section>
      <mj-column>
${texts.map((text) => `        <mj-text>${text}</mj-text>`).join('\n')}
      </mj-column>
    </mj-section>`;

/**
 * The one thing that the customer should do: to call. Links of e-mails lead to web pages only, and
 * every phone makes a number that stands by itself one to tap.
 */
export const callButton = (text: string): string => `    <mj-section>
      <mj-column>
        <mj-button background-color="${BRAND}" color="#ffffff" font-size="17px" font-weight="bold" border-radius="8px" inner-padding="14px 28px" padding="14px 28px">${text} {{branch.phone}}</mj-button>
      </mj-column>
    </mj-section>`;

const heading = (text: string): string =>
  `        <mj-text font-size="17px" font-weight="bold" padding="18px 28px 2px">${text}</mj-text>`;

export const row = (name: string, value: string): string =>
  `            <tr><td style="color:${SOFT};padding:3px 14px 3px 0;width:150px;vertical-align:top">${name}</td><td style="padding:3px 0">${value}</td></tr>`;

/**
 * Each day of the move: when, where, with how many people and for how long; `more` rows besides.
 */
export const schedule = (timeName: string, more = ''): string => `    <mj-section>
      <mj-column>
${heading('Your move')}
        <mj-table>
          {{#activities}}
            <tr><td colspan="2" style="border-top:1px solid ${LINE};padding:12px 0 4px;font-weight:bold">{{weekday}}, {{day}} &middot; {{type}}</td></tr>
            {{#startTime}}
${row(timeName, ARRIVAL)}
            {{/startTime}}
            {{#stops}}
${row('{{#work}}{{work}}{{/work}}{{^work}}Stop{{/work}}', '{{address}}')}
            {{/stops}}
${row('Crew', '{{team}}')}
${row('Time', `${promised('up to {{most.hours}}', 'an estimated {{estimatedHours}}')} hours, at least {{minimumHours}} hours`)}
${more}
          {{/activities}}
        </mj-table>
      </mj-column>
    </mj-section>`;

/** What it costs, day by day and in all. */
export const prices = `    <mj-section>
      <mj-column>
${heading('What it costs')}
        <mj-table>
          {{#activities}}
            <tr><td colspan="2" style="border-top:1px solid ${LINE};padding:12px 0 4px;font-weight:bold">{{day}}</td></tr>
${row('Hourly rate of the crew', '{{hourlyRate}}')}
${row(promised('Maximum hours', 'Estimated hours'), promised('{{most.hours}}', '{{estimatedHours}}'))}
${row('Trip fees', '{{tripFees}}')}
${row('Packing and supplies', '{{packing}}')}
${row(promised('Maximum for this day', 'Estimate for this day'), promised('{{most.price}}', '{{totalEstimate}}'))}
          {{/activities}}
            <tr><td style="border-top:2px solid ${INK};padding:12px 14px 4px 0;font-weight:bold">${promised('Maximum payable', 'Estimate')}${ofSeveralDays(', the sum of all {{move.activityCount}} days')}</td><td style="border-top:2px solid ${INK};padding:12px 0 4px;font-weight:bold">${promised('{{most.price}}', '{{move.totalEstimate}}')}${ofSeveralDays(` for ${promised('at most {{most.hours}}', 'an estimated {{move.maximumHours}}')} hours in all`)}</td></tr>
        </mj-table>
      </mj-column>
    </mj-section>`;

const NOT_TO_EXCEED = `<b>This is a not-to-exceed proposal.</b> The maximum amount that you can be required to pay for the services listed above is <b>{{most.price}}</b>${ofSeveralDays(', the sum of the maximums of all days')}. It is figured by the hour, with a maximum of <b>{{most.hours}} hours</b> in all at the hourly rates above. If the work takes less time you pay less, but at least {{move.totalEstimateMin}}.`;
const AN_ESTIMATE =
  '<b>This is an estimate.</b> We expect the services listed above to cost <b>{{move.totalEstimate}}</b>. It is figured by the hour, with <b>{{move.maximumHours}} hours</b> in all at the hourly rates above. If the work takes less time you pay less, but at least {{move.totalEstimateMin}}; if it takes more, you pay more.';

/**
 * What Texas requires in a written proposal: 43 TAC 218.56. Not where the server adds one: two would
 * not be one word.
 */
export const proposalTerms = `    <mj-raw>{{^branch.proposal}}</mj-raw>
    <mj-section>
      <mj-column>
${heading('Your written proposal')}
        <mj-text>${promised(NOT_TO_EXCEED, AN_ESTIMATE)} This proposal is for listed items and services only. Additional items and services may result in additional costs.</mj-text>
        <mj-text><b>Payment</b> is due when the work is done, before the crew leaves: by card, cashier's check or cash.</mj-text>
        <mj-text><b>Liability.</b> A household goods mover's liability for loss or damage to your property is limited to <b>$0.60 per pound per article</b>, unless you and the mover agree in writing to a higher limit.</mj-text>
      </mj-column>
    </mj-section>
    <mj-raw>{{/branch.proposal}}</mj-raw>`;
