import { useState, type ComponentProps, type ReactElement } from 'react'
import { expect, fireEvent, fn, screen, within } from 'storybook/test'
import { SearchDialog, type SearchDialogProps } from '#src/search/SearchDialog.tsx'
import { SearchButton } from '#src/parts/page/SearchButton.tsx'
import { library } from '#tests/library.ts'
import { oneOf } from '../controls.ts'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../checks.ts'
import { inSection, shows } from '../card.ts'
import { onAPhone, onTheSmallest } from '../viewports.ts'

/** Keeps what is typed, as the site does. */
function Search(props: ComponentProps<typeof SearchDialog>): ReactElement {
  const [query, setQuery] = useState(props.query)
  return (
    <SearchDialog
      {...props}
      query={query}
      onQuery={(text) => {
        setQuery(text)
        props.onQuery(text)
      }}
    />
  )
}

const meta = preview.meta({
  id: 'search-dialog',
  title: 'Features/Search dialog',
  component: SearchDialog,
  subcomponents: { SearchButton },
  render: (args) => <Search {...args} />,
  parameters: { ...inSection('Search'), layout: 'fullscreen' },
  argTypes: { library: oneOf({ 'the index': library, 'not there yet': null }) },
  args: {
    library,
    query: '',
    onQuery: fn(),
    onClose: fn(),
    onAsk: fn() as SearchDialogProps['onAsk'],
    onRetry: fn(),
  },
})

const field = () => screen.getByRole('combobox', { name: 'Search this site' })
const selected = () => screen.getByRole('option', { selected: true })

/** With an empty field: demos to open, words to try. */
export const Empty = meta.story({
  parameters: shows('Nothing is typed yet'),
  play: async ({ userEvent, args, step }) => {
    await step('I can type immediately', async () => {
      await expect(field()).toHaveFocus()
      await expect(screen.getByRole('link', { name: 'Open demo: Staking' })).toHaveAttribute(
        'href',
        '?demo=staking',
      )
    })
    await step('A word to try is typed for me', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'loyalty points' }))
      await expect(args.onQuery).toHaveBeenCalledWith('loyalty points')
      await expect(field()).toHaveFocus()
      await expect(screen.getAllByRole('option', { name: /Enterprise solutions/ })[0]).toBeVisible()
    })
  },
})

/** Grouped, while it is typed. */
export const Results = meta.story({
  parameters: shows('Results'),
  args: { query: 'stak' },
  play: async ({ userEvent, args, step }) => {
    await step('The groups are in their order, the first result is selected', async () => {
      const groups = within(screen.getByRole('listbox', { name: 'Results' })).getAllByRole('group')
      const ids = groups.map((group) => group.getAttribute('aria-labelledby') ?? '')
      await expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
        'Demos',
        'Services',
        'Questions',
      ])
      await expect(selected()).toHaveAccessibleName(/^Staking platform/)
      await expect(field()).toHaveAttribute('aria-activedescendant', selected().id)
    })
    await step('A demo opens as the demo', async () => {
      await expect(selected()).toHaveAttribute('href', '?demo=staking')
    })
    await step('Arrows move, around the end as well', async () => {
      const first = selected()
      await userEvent.keyboard('{ArrowDown}')
      await expect(selected()).not.toBe(first)
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      const options = screen.getAllByRole('option')
      await expect(selected()).toBe(options.at(-1))
      await userEvent.keyboard('{ArrowDown}')
      await expect(selected()).toBe(first)
    })
    await step('Keys of an input method open and close nothing', async () => {
      for (const key of ['Enter', 'Escape']) {
        await fireEvent.keyDown(field(), { key, isComposing: true })
        // Safari reports the end of the word before the key that ends it.
        await fireEvent.keyDown(field(), { key, keyCode: 229 })
      }
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
})

/** A combobox with its list, as the ARIA practices describe them; how many were found is said aloud. */
export const ForScreenReaders = meta.story({
  args: { query: 'stak' },
  play: async ({ userEvent, step }) => {
    const count = () => screen.getAllByRole('status')[0]
    await step('The field says what it controls, and what is selected in it', async () => {
      await expect(field()).toHaveAttribute('aria-autocomplete', 'list')
      await expect(field()).toHaveAttribute('aria-expanded', 'true')
      await expect(field()).toHaveAttribute(
        'aria-controls',
        screen.getByRole('listbox', { name: 'Results' }).id,
      )
      await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
      await userEvent.keyboard('{ArrowDown}')
      await expect(field()).toHaveFocus()
      await expect(field()).toHaveAttribute('aria-activedescendant', selected().id)
    })
    await step('The number of results is said, with each change', async () => {
      await expect(count()).toHaveTextContent(`${screen.getAllByRole('option').length} results`)
      await userEvent.clear(field())
      await expect(count()).toBeEmptyDOMElement()
      await userEvent.type(field(), 'lentil soup bridge recipe')
      await expect(count()).toHaveTextContent(
        new RegExp(
          `^Nothing matches lentil soup bridge recipe\\. ${screen.getAllByRole('option').length} results? close to it\\.$`,
        ),
      )
    })
    await step('Where there is no list, the field controls none', async () => {
      await userEvent.clear(field())
      await userEvent.type(field(), 'qwertz')
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
      await expect(field()).not.toHaveAttribute('aria-controls')
      await expect(field()).not.toHaveAttribute('aria-activedescendant')
      await expect(count()).toHaveTextContent(/^Nothing matches qwertz\.$/)
    })
  },
})

/** The answer is below the question. */
export const AQuestion = meta.story({
  args: { query: 'leave before the lock ends' },
  play: async () => {
    const questions = within(screen.getByRole('group', { name: 'Questions' }))
    await expect(questions.getByText(/not at all, with the/)).toBeVisible()
  },
})

/** An unknown word is named, with the word that replaced it. */
export const Mistyped = meta.story({
  parameters: shows('Found for what was meant'),
  args: { query: 'tokn lokcer' },
  play: async () => {
    await expect(screen.getByText(/^Nothing is spelled like that/)).toBeVisible()
    await expect(screen.getByRole('option', { name: /^Token locker/ })).toBeVisible()
  },
})

/** A word of every question is found in names only. */
export const InNamesAlone = meta.story({
  args: { query: 'training' },
  play: async () => {
    await expect(selected()).toHaveAttribute('href', '/services/training')
  },
})

/** The chat takes the question; what comes closest can be opened. */
export const NothingFound = meta.story({
  parameters: shows('Nothing is found'),
  args: { query: 'lentil soup bridge recipe' },
  play: async ({ userEvent, args }) => {
    await expect(
      screen.getByRole('heading', { name: 'Nothing matches “lentil soup bridge recipe”' }),
    ).toBeVisible()
    await expect(screen.getByRole('group', { name: 'Close to it' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ask in the chat' }))
    await expect(args.onAsk).toHaveBeenCalledWith('lentil soup bridge recipe')
  },
})

export const Cleared = meta.story({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  args: { query: 'lentil soup bridge recipe' },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await expect(field()).toHaveFocus()
    await expect(field()).toHaveValue('')
  },
})

/** The demo covers the chat. */
export const NothingFoundOverADemo = meta.story({
  args: { query: 'qwertz', onAsk: null },
  play: async () => {
    await expect(screen.getByText('Try a shorter word.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Ask in the chat' })).not.toBeInTheDocument()
  },
})

/** Nothing is even close. */
export const NothingNear = meta.story({
  args: { query: 'qwertz' },
  play: async () => {
    await expect(screen.queryByRole('option')).not.toBeInTheDocument()
    await expect(field()).toHaveAttribute('aria-expanded', 'false')
  },
})

export const Loading = meta.story({
  parameters: shows('The index is loading'),
  args: { library: null, query: 'stak' },
  play: async () => {
    await expect(screen.getByText('Loading the search')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: shows('The index did not come'),
  args: { library: null, hasFailed: true, query: 'stak' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const VeryLongQuery = meta.story({ tags: ['slow'], args: { query: 'bridge'.repeat(30) }, ...onAPhone })
export const OnAPhone = meta.story({ tags: ['slow'], args: { query: 'stak' }, ...onAPhone })
export const EmptyOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const OnTheSmallestPhone = meta.story({ tags: ['slow'], args: { query: 'audit' }, ...onTheSmallest })

/** Above the lists, and where a page does not exist. */
export const Button = meta.story({
  render: () => <SearchButton>Search this site</SearchButton>,
  play: async ({ canvas, userEvent }) => {
    const heard = fn()
    document.addEventListener('searchasked', heard, { once: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Search this site' }))
    await expect(heard).toHaveBeenCalledOnce()
  },
})
