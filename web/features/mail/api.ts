import type {
  CustomerDataView,
  EmailStatusView,
  EmailTemplateRow,
  EmailTemplateView,
  HtmlView,
  MailboxMessageView,
  MailboxRow,
  QuotedPriceView,
  SendAcceptedView,
} from '#modules/mail/contract/mail.view.js';
import type {
  EmailTemplateDto,
  PreviewTemplateDto,
} from '#modules/mail/contract/email-template.dto.js';
import type { ProposalView } from '#modules/mail/contract/proposal.view.js';
import type { SendEmailDto } from '#modules/mail/contract/send-email.dto.js';
import { apiErrorOf, baseApi } from '../../shared/api';
import { useMay } from '../../shared/auth';

const mailApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A branch's templates and those of every branch; without a branch all there are. */
    listTemplates: build.query<EmailTemplateRow[], string | undefined>({
      query: (regionId) => ({ url: '/mailer/template', params: { regionId } }),
      providesTags: ['Template'],
    }),
    getTemplate: build.query<EmailTemplateView, string>({
      query: (id) => `/mailer/template/${id}`,
      providesTags: ['Template'],
    }),
    createTemplate: build.mutation<EmailTemplateView, EmailTemplateDto>({
      query: (body) => ({ url: '/mailer/template', method: 'POST', body }),
      invalidatesTags: (_view, error) => (error ? [] : ['Template']),
    }),
    updateTemplate: build.mutation<EmailTemplateView, { id: string; template: EmailTemplateDto }>({
      query: ({ id, template }) => ({
        url: `/mailer/template/${id}`,
        method: 'PUT',
        body: template,
      }),
      invalidatesTags: (_view, error) =>
        error && apiErrorOf(error).code !== 'STALE_VERSION' ? [] : ['Template'],
    }),
    /** MJML as it will look, with a customer's data if one is named. */
    previewTemplate: build.query<HtmlView, PreviewTemplateDto>({
      query: (body) => ({ url: '/mailer/template/preview', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    /**
     * What fills a customer's merge fields. Never cached: an email must state what is true now.
     */
    getCustomerData: build.query<CustomerDataView, string>({
      query: (customerId) => `/mailer/customerdata/${customerId}`,
      keepUnusedDataFor: 0,
    }),
    /** What the server adds to quotes and confirmations of a customer, at that version of them. */
    getProposal: build.query<ProposalView, { customerId: string; nounce: string }>({
      query: ({ customerId }) => ({ url: '/mailer/proposal', params: { customerId } }),
      keepUnusedDataFor: 0,
    }),
    sendEmail: build.mutation<SendAcceptedView, SendEmailDto>({
      query: (body) => ({ url: '/mailer/send', method: 'POST', body }),
      invalidatesTags: (_view, error, { customerId }) =>
        error ? [] : [{ type: 'Customer', id: customerId }, 'CustomerList', 'Mailbox'],
    }),
    /** The state of an email. */
    getEmail: build.query<EmailStatusView, string>({
      query: (id) => `/mailer/email/${id}`,
      providesTags: (_view, _error, id) => [{ type: 'Email', id }],
    }),
    /** What a quote said, which never changes. */
    getQuotedPrice: build.query<QuotedPriceView, string>({
      query: (id) => `/mailer/email/${id}/quote`,
      keepUnusedDataFor: 600,
    }),
    retryEmail: build.mutation<EmailStatusView, { emailId: string; customerId: string }>({
      query: ({ emailId }) => ({ url: `/mailer/email/${emailId}/retry`, method: 'POST' }),
      invalidatesTags: (_view, _error, { emailId, customerId }) => [
        { type: 'Email', id: emailId },
        { type: 'Customer', id: customerId },
      ],
    }),
    /** Newest first; 404 when mail is sent for real. */
    listMailbox: build.query<MailboxRow[], void>({
      query: () => '/mailbox',
      providesTags: ['Mailbox'],
      keepUnusedDataFor: 600,
    }),
    getMailboxMessage: build.query<MailboxMessageView, string>({
      query: (id) => `/mailbox/${id}`,
    }),
  }),
});

export const {
  useListTemplatesQuery,
  useGetTemplateQuery,
  useLazyGetTemplateQuery,
  useCreateTemplateMutation,
  useUpdateTemplateMutation,
  usePreviewTemplateQuery,
  useGetCustomerDataQuery,
  useLazyGetCustomerDataQuery,
  useGetProposalQuery,
  useSendEmailMutation,
  useGetEmailQuery,
  useGetQuotedPriceQuery,
  useRetryEmailMutation,
  useListMailboxQuery,
  useGetMailboxMessageQuery,
} = mailApi;

/** Whether mail goes to the local mailbox, and this person may look into it. */
export function useHasMailbox(): boolean {
  const mayLook = useMay('sell');
  const { data } = useListMailboxQuery(undefined, { skip: !mayLook });
  return data !== undefined;
}
