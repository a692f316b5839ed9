import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchField, type SearchFieldProps } from '#src/patterns/controls/SearchField.tsx'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../../checks.ts'
import { onAPhone } from '../../viewports.ts'

const trees = ['Apple', 'Cherry', 'Pear']

function Orchard(props: SearchFieldProps) {
  const [search, setSearch] = useState(props.search)
  const found = trees.filter((tree) => tree.toLowerCase().includes(search.toLowerCase()))
  return (
    <SearchField
      {...props}
      search={search}
      found={found.length}
      onType={(text) => {
        setSearch(text)
        props.onType(text)
      }}
      onClear={() => {
        setSearch('')
        props.onClear()
      }}
    >
      {({ field, count, nothing }) => (
        <>
          {field}
          {count}
          {nothing ?? (
            <ul>
              {found.map((tree) => (
                <li key={tree}>{tree}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </SearchField>
  )
}

const meta = preview.meta({
  id: 'patterns-search',
  title: 'Patterns/Controls/Search field',
  component: SearchField,
  args: {
    label: 'Search by name',
    noun: 'tree',
    found: trees.length,
    search: '',
    onType: fn(),
    onClear: fn(),
    children: () => <></>,
  },
  render: (args) => <Orchard {...args} />,
})

export const Found = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const count = canvas.getByRole('status')
    await expect(count).toHaveTextContent('3 trees')
    await step('Typed text is sent, and the number of results is shown', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'ch')
      await expect(args.onType).toHaveBeenLastCalledWith('ch')
      await expect(count).toHaveTextContent('1 tree')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    })
  },
})
export const NothingFound = meta.story({
  args: { search: 'lagoon', what: 'trees in the orchard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No trees')
    await expect(canvas.getByText(/^No trees in the orchard match .*lagoon/)).toBeVisible()
  },
})
export const Cleared = NothingFound.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Clearing gives the focus back to the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await expect(args.onClear).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('searchbox')).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent('3 trees')
    })
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
